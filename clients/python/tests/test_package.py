from __future__ import annotations

import subprocess
import sys

import content_optimization


def test_the_types_are_loaded_only_when_a_program_asks_for_them() -> None:
    code = (
        "import sys, content_optimization as c; print('content_optimization.models' in sys.modules, c.models.__name__)"
    )
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert printed == "False content_optimization.models\n"


def test_every_public_name_exists() -> None:
    assert all(hasattr(content_optimization, name) for name in content_optimization.__all__)
    assert not hasattr(content_optimization, "nothing")
