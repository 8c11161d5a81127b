# SPDX-License-Identifier: GPL-3.0-or-later
"""Where networks are trained: on the processor (the default), or on an accelerator with --device, which needs PyTorch 2 or later.

A network trained on an accelerator reads alike, but its bytes differ from those of one trained on the processor.
"""
import cv2
import torch


def add_options(parser):
    parser.add_argument("--device", default="cpu", help="of PyTorch, for example cuda (default: cpu)")
    parser.add_argument("--cores", type=int, default=1, help="processes that make the crops")


def make_crops_alone():
    """Keeps OpenCV on one thread. Its threads do not survive the fork of a process."""
    cv2.setNumThreads(0)


def use(device):
    """Creates the tensors of this process on `device` from now on. Call it after the processes that make crops have ended."""
    if hasattr(torch, "set_default_device"):
        torch.set_default_device(device)
        torch.backends.cudnn.benchmark = True  # tries out which convolution is the fastest
    elif device != "cpu":
        raise SystemExit("--device needs PyTorch 2 or later")


def placed(array):
    """A NumPy array as a tensor on the device in use."""
    return torch.from_numpy(array).to(torch.empty(0).device)


def move(holder):
    """Moves the tensors that an object holds to the device in use."""
    for name, value in vars(holder).items():
        if isinstance(value, torch.Tensor):
            setattr(holder, name, value.to(torch.empty(0).device))


def state_of(net):
    """The weights of a network, on the processor."""
    return {name: weight.cpu() for name, weight in net.state_dict().items()}


def weights_in(file):
    """The weights of a .pt file, on the device in use."""
    return torch.load(file, map_location=torch.empty(0).device)
