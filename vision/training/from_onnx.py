# SPDX-License-Identifier: GPL-3.0-or-later
"""Loads the weights of an .onnx file into a PyTorch network, to continue training."""
import onnx
import torch
from onnx import numpy_helper
from torch import nn


def take_back(net, file, crops):
    """Loads the weights of `file` into `net` (a `body` of convolutions and normalizations, then `look`).

    In the file the normalizations are folded into the convolutions. Here each is set to add the bias only, with its statistics measured on
    `crops` (n x 3 x h x w, 0 to 1, some hundreds as in the training), so that the outputs stay the same and the training can continue.
    """
    if not hasattr(net, "look"):
        raise SystemExit(f"{file}: a network of this kind cannot be taken back from .onnx; go on from its .pt")
    graph = onnx.load(str(file)).graph
    kept = {i.name: torch.from_numpy(numpy_helper.to_array(i).copy()) for i in graph.initializer}
    layers = iter([[kept[n] for n in node.input[1:3]] for node in graph.node if node.op_type in ("Conv", "Gemm")])
    net.eval()
    with torch.no_grad():
        x = (crops - 0.5) * 4
        for layer in net.body:
            if isinstance(layer, nn.Conv2d):
                weight, bias = next(layers)
                layer.weight.copy_(weight)
            elif isinstance(layer, nn.BatchNorm2d):
                only_add(layer, bias, x)
            x = layer(x)
        weight, bias = next(layers)
        net.look.weight.copy_(weight)
        net.look.bias.copy_(bias)


def only_add(norm, bias, x):
    """Sets a normalization layer to the identity plus `bias`, for the batch `x`."""
    mean, var = x.mean((0, 2, 3)), x.var((0, 2, 3), unbiased=False)
    norm.running_mean.copy_(mean)
    norm.running_var.copy_(var)
    norm.weight.copy_((var + norm.eps).sqrt())
    norm.bias.copy_(mean + bias)
