"""What a host watches and starts: the numbers, and the files of deploy/."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from interstice.server.http.api import MOST_AGE
from interstice.server.http.app import App, open_hall
from interstice.server.playing.cropper import MOST_BYTES as MOST_PICTURE
from interstice.server.talking.wire import MOST_BYTES
from interstice.server.upkeep import settings
from interstice.server.upkeep.metrics import BOUNDS, LIMITS, MOST_ROUTES, PEAK_WITHIN, Histogram, Metrics

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "host.md").read_text("utf-8")
SAMPLE = re.compile(r"(interstice_\w+)(?:\{(.*)\})? (\S+)")
LABEL = re.compile(r'(\w+)="((?:[^"\\]|\\.)*)"')


@pytest.fixture
def app(tmp_path: Path) -> App:
    return App(open_hall(str(tmp_path / "games.sqlite")))


def kinds(text: str) -> dict[str, str]:
    """By name, of what kind each metric is."""
    return dict(re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE))


def samples(text: str) -> dict[str, float]:
    """By name and labels, as they are written."""
    return {
        line.rpartition(" ")[0]: float(line.rpartition(" ")[2])
        for line in text.splitlines()
        if line[0] != "#"
    }


def sample_names(text: str) -> set[str]:
    """All names that a question may be about."""
    found = kinds(text).items()
    of_histograms = {
        name + end for name, kind in found if kind == "histogram" for end in ("_bucket", "_sum", "_count")
    }
    return of_histograms | {name for name, kind in found if kind != "histogram"}


# Numbers


def test_what_took_time_is_counted_into_buckets() -> None:
    timed = Histogram((0.1, 0.5))
    for seconds in (0.05, 0.1, 0.4, 9.0):
        timed.observe(seconds)
    assert list(timed.lines("x", route="/a")) == [
        'x_bucket{route="/a",le="0.1"} 2',
        'x_bucket{route="/a",le="0.5"} 3',
        'x_bucket{route="/a",le="+Inf"} 4',
        'x_sum{route="/a"} 9.55',
        'x_count{route="/a"} 4',
    ]


def test_each_time_goes_into_its_own_histogram(app: App) -> None:
    metrics = app.metrics
    metrics.committed(0.001)
    metrics.moved(0.3)
    metrics.moved(7)
    metrics.lagged(0.02)
    metrics.requested("/api/rooms/{code}", 200, 0.004)
    told = samples(metrics.text(app.hall))
    assert told['interstice_commit_seconds_bucket{le="0.001"}'] == 1
    assert told['interstice_move_seconds_bucket{le="0.25"}'] == 0
    assert told['interstice_move_seconds_bucket{le="0.5"}'] == 1
    assert told['interstice_move_seconds_bucket{le="+Inf"}'] == 2
    assert told["interstice_move_seconds_sum"] == 7.3
    assert told["interstice_loop_lag_seconds_count"] == 1
    assert told['interstice_request_seconds_bucket{route="/api/rooms/{code}",le="0.005"}'] == 1
    assert told['interstice_request_seconds_count{route="/api/rooms/{code}"}'] == 1
    assert list(BOUNDS) == sorted(BOUNDS)


def test_requests_are_counted_by_route_and_class_of_status(app: App) -> None:
    for status in (200, 204, 404, 503, 0):
        app.metrics.requested("/ready", status, 0.1)
    told = samples(app.metrics.text(app.hall))
    for status, count in {"2xx": 2, "4xx": 1, "5xx": 1, "none": 1}.items():
        assert told[f'interstice_requests_total{{route="/ready",status="{status}"}}'] == count


def test_there_is_room_for_every_route_and_the_rest_is_other(app: App) -> None:
    assert len(app.http.routes) < MOST_ROUTES
    for number in range(3 * MOST_ROUTES):
        app.metrics.requested(f"/{number}", 200, 0.1)
    told = samples(app.metrics.text(app.hall))
    counts = {name: n for name, n in told.items() if name.startswith("interstice_request_seconds_count")}
    assert len(counts) == MOST_ROUTES + 1
    assert counts['interstice_request_seconds_count{route="other"}'] == 2 * MOST_ROUTES
    assert told['interstice_requests_total{route="other",status="2xx"}'] == 2 * MOST_ROUTES


def test_the_largest_lag_is_told_for_a_minute_or_two(app: App) -> None:
    now = 0.0
    metrics = Metrics(lambda: now)

    def largest() -> float:
        return samples(metrics.text(app.hall))["interstice_loop_lag_max_seconds"]

    assert largest() == 0
    now = 1.0
    metrics.lagged(2.5)
    seen = []
    while now < 5 * PEAK_WITHIN:
        now += 1
        metrics.lagged(0.01)
        seen.append(largest())
    assert seen[: int(PEAK_WITHIN)] == [2.5] * int(PEAK_WITHIN)
    assert PEAK_WITHIN <= seen.count(2.5) <= 2 * PEAK_WITHIN
    assert seen[-1] == 0.01
    now += 10 * PEAK_WITHIN
    assert largest() == 0


def test_what_others_count_is_told(app: App) -> None:
    metrics = app.metrics
    metrics.overdue, metrics.errors = 3, 4
    metrics.heartbeat_age = lambda: 1.5
    metrics.refused["stale"] += 5
    metrics.restarts["attendant"] += 6
    metrics.limited["code"] += 7
    metrics.pruned["room"] += 8
    told = samples(metrics.text(app.hall))
    assert (told["interstice_games_aside"], told["interstice_rooms_aside"]) == (0, 0)
    assert told["interstice_games_overdue"] == 3
    assert told["interstice_errors_total"] == 4
    assert told["interstice_heartbeat_age_seconds"] == 1.5
    assert told['interstice_refused_total{code="stale"}'] == 5
    assert told['interstice_restarts_total{work="attendant"}'] == 6
    assert told['interstice_limited_total{limit="code"}'] == 7
    assert told['interstice_pruned_total{kind="room"}'] == 8


def test_limits_are_told_before_they_turn_anybody_away(app: App) -> None:
    told = samples(app.metrics.text(app.hall))
    assert [told[f'interstice_limited_total{{limit="{limit}"}}'] for limit in LIMITS] == [0] * len(LIMITS)
    assert told["interstice_heartbeat_age_seconds"] == MOST_AGE, "no heart has beaten yet"


def test_connections_are_told_by_a_store_that_has_some(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app.hall.store, "pool", lambda: (10, 4), raising=False)
    told = samples(app.metrics.text(app.hall))
    assert told['interstice_database_connections{state="open"}'] == 10
    assert told['interstice_database_connections{state="idle"}'] == 4
    monkeypatch.setattr(app.hall.store, "pool", lambda: None)
    assert not [name for name in samples(app.metrics.text(app.hall)) if "connections" in name]


def test_every_line_is_as_prometheus_reads_it(app: App) -> None:
    app.metrics.requested('/"odd"\\\n', 200, 0.1)
    text = app.metrics.text(app.hall)
    assert text.endswith("\n")
    named = ""
    for line in text.splitlines():
        if line.startswith("# "):
            named = line.split()[2]
            continue
        name, labels, value = SAMPLE.fullmatch(line).groups()
        assert name.startswith(named)
        assert not LABEL.sub("", labels or "").strip(",")
        float(value)
    assert r'route="/\"odd\"\\\n"' in text
    assert len(kinds(text)) == text.count("# TYPE ") == text.count("# HELP ")


def test_the_page_for_hosts_names_every_number_and_no_other(app: App) -> None:
    text = app.metrics.text(app.hall)
    assert {name for name in kinds(text) if f"`{name}`" not in PAGE} == set()
    assert set(re.findall(r"interstice_\w+", PAGE)) - {"interstice_inside"} <= set(
        kinds(text)
    ) | sample_names(text)


# Questions about the numbers: alerts and the dashboard


def rules() -> list[dict[str, Any]]:
    read = yaml.safe_load((DEPLOY / "alerts.yml").read_text("utf-8"))
    return [rule for group in read["groups"] for rule in group["rules"]]


def panels() -> list[dict[str, Any]]:
    return json.loads((DEPLOY / "grafana.json").read_text("utf-8"))["panels"]


def questions() -> Iterator[tuple[str, str]]:
    """Where each stands, and what is asked."""
    for rule in rules():
        yield rule["alert"], rule["expr"]
    for panel in panels():
        for target in panel.get("targets", ()):
            yield panel["title"], target["expr"]


def test_the_page_for_hosts_names_every_limit_and_no_other() -> None:
    (row,) = (line for line in PAGE.splitlines() if line.startswith("| `interstice_limited_total` |"))
    assert set(re.findall(r"`(\w+)`", row)) - {"interstice_limited_total", "limit"} == set(LIMITS)


def test_every_number_that_is_asked_for_exists(app: App) -> None:
    there = sample_names(app.metrics.text(app.hall))
    asked = {name for _, question in questions() for name in re.findall(r"interstice_\w+", question)}
    assert asked <= there
    unasked = {re.sub("_(bucket|sum|count)$", "", name) for name in there - asked} - {
        re.sub("_(bucket|sum|count)$", "", name) for name in asked
    }
    assert unasked == {"interstice_start_time_seconds"}


def test_every_label_that_is_asked_for_exists(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app.hall.store, "pool", lambda: (10, 4), raising=False)
    app.metrics.requested("/ready", 200, 0.1)
    app.metrics.refused["stale"] += 1
    app.metrics.restarts["attendant"] += 1
    has: dict[str, set[str]] = {}
    for line in app.metrics.text(app.hall).splitlines():
        if line[0] != "#":
            name, labels, _ = SAMPLE.fullmatch(line).groups()
            has.setdefault(name, set()).update(label for label, _ in LABEL.findall(labels or ""))
    for where, question in questions():
        bare = re.sub(r'"[^"]*"', '""', question)
        for name, labels in re.findall(r"(interstice_\w+)(?:\{([^}]*)\})?", bare):
            assert set(re.findall(r"(\w+)[!=]", labels)) <= has[name] | {"instance"}, where
        names = re.findall(r"interstice_\w+", bare)
        either = set().union(*(has[name] for name in names)) | {"instance"}
        for group in re.findall(r"(?:by|ignoring) \(([^)]*)\)", bare):
            assert set(group.split(", ")) <= either, where


def test_every_question_is_well_formed() -> None:
    for where, question in questions():
        bare = re.sub(r'"[^"]*"', '""', question)
        for left, right in ("()", "[]", "{}"):
            assert bare.count(left) == bare.count(right), where
        # A counter says nothing by itself, but whether there is one; a rate of a gauge says nothing at all.
        for name in re.findall(r"(?:rate|increase)\((interstice_\w+)", bare):
            assert name.endswith(("_total", "_bucket", "_count")), where
        for quantile in re.findall(
            r"histogram_quantile\([\d.]+, sum by \(([^)]*)\) ?\(rate\(interstice_\w+_bucket", bare
        ):
            assert "le" in quantile.split(", "), where
        assert bare.count("histogram_quantile(") == bare.count("_bucket"), where


def test_routes_that_are_asked_for_are_routes_of_the_app(app: App) -> None:
    routes = {getattr(route, "path_format", None) for route in app.http.routes}
    named = [route for _, question in questions() for route in re.findall(r'route[!=]+"([^"]*)"', question)]
    assert named
    assert set(named) <= routes


def test_every_alert_says_what_it_means_and_what_to_do() -> None:
    named = [rule["alert"] for rule in rules()]
    assert len(named) == len(set(named)) > 9
    for rule in rules():
        assert rule["labels"]["severity"] in ("page", "ticket"), rule["alert"]
        summary, description = rule["annotations"]["summary"], rule["annotations"]["description"]
        assert summary.endswith("."), rule["alert"]
        assert description.endswith("."), rule["alert"]
        assert description.count(". ") >= 1, rule["alert"]
    if promtool := shutil.which("promtool"):
        subprocess.run([promtool, "check", "rules", str(DEPLOY / "alerts.yml")], check=True)


def test_the_page_for_hosts_explains_every_alert() -> None:
    assert [rule["alert"] for rule in rules() if f"`{rule['alert']}`" not in PAGE] == []
    assert set(re.findall(r"`(Interstice[A-Z]\w+)`", PAGE)) == {rule["alert"] for rule in rules()}


def test_the_dashboard_has_its_rows_and_every_panel_a_title_and_a_unit() -> None:
    rows = [panel["title"] for panel in panels() if panel["type"] == "row"]
    assert rows == ["Players", "Moves", "Loop", "Store", "Refusals", "Bots and cards", "Every day"]
    assert len({panel["id"] for panel in panels()}) == len(panels())
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels()]
    assert len(set(places)) == len(places)
    shown = [panel for panel in panels() if panel["type"] != "row"]
    assert len({panel["title"] for panel in shown}) == len(shown)
    for panel in shown:
        assert panel["title"]
        assert panel["description"].endswith(".")
        assert panel["fieldConfig"]["defaults"]["unit"]
        assert panel["datasource"]["uid"] == "${datasource}"
        assert all(target["legendFormat"] for target in panel["targets"])
        assert len({target["refId"] for target in panel["targets"]}) == len(panel["targets"])


# The files of deploy/


def test_deploy_and_documents_name_only_settings_that_exist() -> None:
    known = {row.variable for row in settings.rows()}
    flags = {row.flag for row in settings.rows()}
    for path in [*DEPLOY.iterdir(), ROOT / "docs" / "host.md", ROOT / "SECURITY.md"]:
        text = path.read_text("utf-8")
        assert set(re.findall(r"INTERSTICE_[A-Z_]+", text)) <= known, path
        if path.suffix == ".md":
            foreign = {"--system", "--home-dir", "--require-hashes", "--no-deps", "--now", "--format", "--file", "--clean",
                       "--if-exists", "--dbname", "--build", "--version", "--out", "--why", "--hours", "--days", "--newcomers",
                       "--room", "--withdraw"}  # fmt: skip
            assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", text)) <= flags | foreign, path


def test_the_image_is_locked_and_runs_without_privileges() -> None:
    text = (DEPLOY / "Dockerfile").read_text("utf-8")
    last = text[text.rindex("\nFROM ") :]
    assert re.search(r"^USER (?!root)\w+$", last, re.MULTILINE)
    assert "HEALTHCHECK" in last
    assert "/health" in last
    installs = re.findall(r"pip install .*", text)
    assert len(installs) == 3
    assert all("--require-hashes" in install or "--no-deps" in install for install in installs)
    copied = [
        source for line in re.findall(r"^COPY (?!--)(.*) \S+$", text, re.MULTILINE) for source in line.split()
    ]
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    for source in copied:
        assert (ROOT / source).exists()
        assert f"!{source}" in ignored


def test_the_composition_has_two_nodes_a_database_and_a_proxy() -> None:
    made = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services = made["services"]
    nodes = [name for name, service in services.items() if service["image"] == "interstice"]
    assert services["proxy"]["environment"]["NODES"].split() == [f"{name}:8765" for name in nodes]
    assert len(nodes) == 2
    for name in nodes:
        told = services[name]["environment"]
        read = settings.read(None, {key: re.sub(r"\$\{.*?\}", "x", value) for key, value in told.items()})
        assert settings.is_postgres(read.database)
        assert read.proxies() == [made["networks"]["inside"]["ipam"]["config"][0]["subnet"]]
        assert (DEPLOY / services[name]["build"]["context"] / services[name]["build"]["dockerfile"]).is_file()
        assert "ports" not in services[name]
    assert any(volume.startswith("database:") for volume in services["database"]["volumes"])
    used = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", ())}
    assert {name for name in used if not name.startswith(".")} == set(made["volumes"])
    assert all((DEPLOY / name).is_file() for name in used if name.startswith("."))


def test_everything_in_the_composition_is_bounded_and_watched() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    for name, service in services.items():
        assert service["restart"] == "unless-stopped", name
        assert service["logging"]["driver"] == "json-file", name
        assert service["logging"]["options"] == {"max-size": "10m", "max-file": "5"}, name
        assert service["ulimits"]["nofile"] == {"soft": 65536, "hard": 65536}, name
        assert service["mem_limit"] == "1g", name
        assert service["read_only"] is True, name
        assert "no-new-privileges:true" in service["security_opt"], name
        assert any(place.partition(":")[0] == "/tmp" for place in service["tmpfs"]), name
        # The nodes' is in the image.
        assert ("healthcheck" in service) == (service["image"] != "interstice"), name


def test_the_proxy_passes_everything_but_the_numbers() -> None:
    path = DEPLOY / "Caddyfile"
    text = re.sub(r"#.*", "", path.read_text("utf-8"))
    assert text.count("{") == text.count("}")
    assert re.search(r"respond /metrics 404", text)
    assert "reverse_proxy {$NODES:127.0.0.1:8765}" in text
    # The server takes the one for the other.
    assert re.search(r"respond /metrics/\* 404", text)
    assert not re.search(r"lb_policy\s+(ip_hash|cookie|header|client_ip_hash)", text)
    assert re.findall(r"\bheader .*", text) == ["header -Server"]
    # Otherwise one body that is too large would take a node away from everybody.
    assert not re.search(r"\b(fail_duration|unhealthy_\w+)\b", text)
    if caddy := shutil.which("caddy"):
        subprocess.run([caddy, "validate", "--adapter", "caddyfile", "--config", str(path)], check=True)


def test_the_proxy_bounds_requests_and_lets_sockets_and_streams_live() -> None:
    text = re.sub(r"#.*", "", (DEPLOY / "Caddyfile").read_text("utf-8"))
    (limit,) = re.findall(r"max_size (\d+)KiB", text)
    assert int(limit) * 1024 == MOST_BYTES
    large = "/api/own /api/own/* /api/previews /api/previews/*"
    assert re.search(rf"@bodies not path /socket {re.escape(large)}\s+request_body @bodies \{{", text)
    assert re.search(rf"@files path {re.escape(large)}\s+request_body @files \{{\s+max_size 10MB\s", text)
    assert MOST_PICTURE == 10_000_000
    (timeouts,) = re.findall(r"timeouts \{(.*?)\}", text, re.DOTALL)
    # Without one for writing: a stream is an answer that goes on.
    assert dict(re.findall(r"(\w+) (\w+)", timeouts)) == {
        "read_header": "10s",
        "read_body": "2m",
        "idle": "2m",
    }


def test_the_unit_is_sound_and_locked_in(tmp_path: Path) -> None:
    text = (DEPLOY / "interstice.service").read_text("utf-8")
    for line in (
        "NoNewPrivileges=yes",
        "ProtectSystem=strict",
        "ProtectHome=yes",
        "PrivateDevices=yes",
        "User=interstice",
        "UMask=0077",
        "MemoryMax=1G",
        "LimitNOFILE=65536",
        "LogRateLimitIntervalSec=10s",
        "LogRateLimitBurst=2500",
    ):
        assert line in text.splitlines()
    if verify := shutil.which("systemd-analyze"):
        unit = tmp_path / "interstice.service"
        unit.write_text(re.sub(r"ExecStart=\S+", "ExecStart=/bin/true", text))
        done = subprocess.run([verify, "verify", str(unit)], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
