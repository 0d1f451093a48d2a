import { randomInt } from 'node:crypto';
import { freePort } from '../../../../packages/storefront/src/commands/ports.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { emptyList, startUpstream } from '../../support/servers/upstream.ts';
import { expect, test } from '../../support/test.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01`, tracestate: 'rojo=1' };

/** Parses Prometheus's text format: each sample by its name and labels. */
function samplesIn(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line): [string, number] => {
      const [, sample = '', value] = /^([a-z_\d]+(?:\{.*\})?) (\S+)$/i.exec(line) ?? [];
      expect(Number(value), line).not.toBeNaN();
      return [sample, Number(value)];
    }),
  );
}

test('a server’s activity is visible in its log, its metrics and at the API', async ({
  brand,
  startSite,
}) => {
  const upstream = await startUpstream(emptyList);
  const { port } = await freePort(randomInt(10_000, 30_000));
  const site = await startSite({
    API_BASE_URL: upstream.baseUrl,
    METRICS_PORT: String(port),
    RELEASE: 'tested-1',
  });
  const paths = ['/?utm=secret-1', '/genres', '/nowhere/secret-2', '/search/secret-3'];
  for (const path of [...paths, '/api/v1/get/discover', '/media/stream/secret-4/x.m3u8']) {
    await sendRequest(site.origin + path, { headers });
  }

  await test.step('each line of the log is one event', async () => {
    await expect.poll(() => site.requests().length).toBe(6);
    for (const line of site.log()) {
      expect(line).toMatchObject({
        time: expect.any(String),
        level: expect.stringMatching(/^(?:info|warning|error)$/),
        event: expect.any(String),
        brand,
      });
    }
    expect(site.log()).toContainEqual(
      expect.objectContaining({ event: 'listening', release: 'tested-1' }),
    );
    for (const line of site.requests()) expect(line).toMatchObject({ traceId });
    expect(JSON.stringify(site.log())).not.toMatch(/secret-[134]/);
  });

  await test.step('the API receives the trace', () => {
    // The server's own readiness check does not count.
    const realRequests = upstream.received.filter((each) => each['x-request-id'] !== 'readiness');
    expect(realRequests.length).toBeGreaterThan(3);
    for (const received of realRequests) {
      expect(received.traceparent).toMatch(new RegExp(`^00-${traceId}-(?!00f067)[\\da-f]{16}-01$`));
      expect(received.tracestate).toBe('rojo=1');
    }
  });

  await test.step('the metrics are served only on their own port', async () => {
    const {
      status,
      headers: answered,
      text,
    } = await sendRequest(`http://127.0.0.1:${port}/metrics`);
    expect(status).toBe(200);
    expect(answered.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const samples = samplesIn(text);
    expect(samples.get(`parde_build_info{brand="${brand}",release="tested-1"}`)).toBe(1);
    expect(samples.get('parde_requests_total{route="not-found",method="GET",status="404"}')).toBe(
      1,
    );
    expect(samples.get('parde_requests_total{route="media",method="GET",status="200"}')).toBe(1);
    const rendered = [...samples.keys()].filter((name) =>
      name.startsWith('parde_page_seconds_count{route="search",cache="'),
    );
    expect(rendered).toHaveLength(1);
    expect(
      samples.get('parde_api_seconds_count{operation="getDiscover",outcome="2xx"}'),
    ).toBeGreaterThan(0);
    for (const name of [
      'parde_requests_in_flight',
      'parde_draining',
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
      'nodejs_eventloop_lag_p99_seconds',
    ]) {
      expect(samples.has(name), name).toBe(true);
    }
    expect(text).not.toMatch(/secret|nowhere|\/genres/);
    expect((await sendRequest(`${site.origin}/metrics`)).status).toBe(404);
  });
  await upstream.stop();
});
