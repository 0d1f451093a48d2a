import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asRecord, type JsonRecord } from '../../../scripts/lib/json.ts';
import {
  documents,
  namedFiles,
  ours,
  placeholders,
  records,
  seconds,
  settings,
  strings,
  text,
  valuesOf,
  variables,
  yaml,
} from './deploy/deploy-files.ts';
import type { ManifestKinds } from './deploy/manifest-kinds.ts';
import { composeProblems, manifestProblems } from './deploy/schema-problems.ts';
import { root } from './fixture.ts';

const digest = /^sha256:[0-9a-f]{64}$/;

const kustomizations = ours('deploy/**/kustomization.yaml');
const manifestFiles = ours('deploy/kubernetes/**/*.yaml').filter(
  (file) => !kustomizations.includes(file),
);
const manifests = manifestFiles.flatMap(documents);
const overlay = 'deploy/kubernetes/overlays/example';
const base = 'deploy/kubernetes/base';

const compose = yaml('deploy/compose.yaml');
const services = asRecord(compose.services);
const containerfile = text('deploy/Containerfile');

const inImage = inThe('brand');
const serverSettings = {
  ...inImage,
  ...settings(`${base}/server.env`),
  ...settings(`${overlay}/server.env`),
};

/** Returns the variables in the ENV line of a target. */
function inThe(target: string): Record<string, string> {
  const stage = containerfile.split(`AS ${target}\n`)[1] ?? '';
  const [, line = ''] = /^ENV (.+)$/m.exec(stage) ?? [];
  return Object.fromEntries(line.split(' ').map((pair) => pair.split('=')));
}

/** Checks that the image replaces exactly the variables of the templates, as its filter defines. */
function expectPlaceholdersFilled({
  NGINX_ENVSUBST_FILTER,
  ...filled
}: Record<string, unknown>): void {
  expect(Object.keys(filled).sort()).toEqual([...placeholders].sort());
  // A compose file contains each dollar sign twice.
  const filter = new RegExp(String(NGINX_ENVSUBST_FILTER).replace('$$', '$'));
  expect([...placeholders].filter((name) => !filter.test(name))).toEqual([]);
  expect(['HOME', 'HOSTNAME', 'NGINX_VERSION', 'PATH'].filter((name) => filter.test(name))).toEqual(
    [],
  );
}

/** Checks that each server is its own backup. deploy/README.md explains the reason. */
function expectServersTwice(value: unknown, servers: readonly string[]): void {
  const found = String(value).match(/server \S+ [^;]+;/g);
  const named = (how: string) => servers.map((server) => `server ${server} ${how};`);
  expect(found).toEqual([...named('max_fails=5'), ...named('backup max_fails=0')]);
}

/** Converts `512m`, `1g` and `4Gi` to megabytes. */
const megabytes = (size: unknown): number =>
  Number.parseInt(String(size), 10) * (/g/i.test(String(size)) ? 1024 : 1);

/** Checks the free space, because both caches may grow for ten seconds before nginx checks their size. */
function expectMemoryLimit(placeholders: JsonRecord | Record<string, string>, size: unknown): void {
  const { PAGES_CACHE, FILES_CACHE, CACHE_MIN_FREE } = placeholders;
  const needed = megabytes(PAGES_CACHE) + megabytes(FILES_CACHE) + megabytes(CACHE_MIN_FREE);
  expect(megabytes(size)).toBeGreaterThan(needed);
}

function deployment(name: string) {
  const found = manifests.find(
    ({ kind, metadata }) => kind === 'Deployment' && asRecord(metadata).name === name,
  );
  const pod = asRecord(asRecord(asRecord(found?.spec).template).spec);
  return { pod, container: asRecord(records(pod.containers)[0]) };
}

describe('the manifests of Kubernetes', () => {
  test('match the schemas of their kinds', () => {
    expect(manifests.length).toBeGreaterThan(10);
    expect(manifestProblems(manifests)).toEqual([]);
  });

  test('are refused with a mistyped field, a wrong type, a missing field or an unknown kind', () => {
    const service: ManifestKinds['v1 Service'] = {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: 'a' },
    };
    expect(
      manifestProblems([
        { ...service, spec: { clusterIp: 'None' } },
        { ...service, spec: { ports: [{ port: '80' }] } },
        { ...service, spec: { ports: [{ name: 'http' }] } },
        { ...service, apiVersion: 'v2' },
      ]),
    ).toEqual([
      expect.stringContaining('clusterIp'),
      expect.stringContaining("'string' is not assignable to type 'number'"),
      expect.stringContaining("'port' is missing"),
      expect.stringContaining("'v2 Service' does not exist"),
    ]);
  });

  test.each(kustomizations)('%s names files that exist', (file) => {
    expect(namedFiles(file).length).toBeGreaterThan(1);
    expect(namedFiles(file).filter((named) => !existsSync(join(root, named)))).toEqual([]);
  });

  test('every file is named in a kustomization', () => {
    const named = kustomizations.flatMap(namedFiles);
    const files = ours('deploy/{kubernetes/**/*.{yaml,env},nginx/*.template}');
    const unnamed = files.filter((file) => !named.includes(file));
    expect(unnamed).toEqual([`${overlay}/kustomization.yaml`]);
  });

  test('name images by their digest, and the project’s own by the overlay’s digest', () => {
    const replaced = records(yaml(`${overlay}/kustomization.yaml`).images);
    expect(replaced.filter((image) => !digest.test(String(image.digest)))).toEqual([]);
    const names = replaced.map(({ name }) => name);
    const images = valuesOf('image', manifests).filter((image) => !names.includes(image));
    expect(images.filter((image) => !digest.test(String(image).split('@')[1] ?? ''))).toEqual([]);
  });

  test('set only variables that a server reads, and all that it requires', () => {
    const names = Object.keys(serverSettings).filter((name) => name !== 'NODE_ENV');
    expect(names.filter((name) => !variables.includes(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['ORIGINS', 'API_BASE_URL']));
    const { container } = deployment('server');
    const [secret] = records(container.envFrom).filter(({ secretRef }) => secretRef);
    expect(asRecord(secret?.secretRef).name).toBe('server-secret');
    expect(text('deploy/README.md')).toContain(
      'create secret generic server-secret --from-literal=KIDS_LOCK_SECRET=',
    );
  });

  test('set every variable of the nginx templates', () => {
    const { container } = deployment('nginx');
    const env = records(container.env).map(({ name, value }) => [name, value]);
    expectPlaceholdersFilled({
      ...settings(`${base}/nginx.env`),
      ...settings(`${overlay}/nginx.env`),
      ...Object.fromEntries(env),
    });
  });

  test('have enough space for nginx’s caches', () => {
    const { pod } = deployment('nginx');
    const cache = records(pod.volumes).find(({ name }) => name === 'cache');
    expectMemoryLimit(settings(`${base}/nginx.env`), asRecord(cache?.emptyDir).sizeLimit);
  });

  test('send probes to paths that a server has', () => {
    const { container } = deployment('server');
    const probes = [container.startupProbe, container.readinessProbe, container.livenessProbe];
    const app = text('packages/storefront/src/server/app.server.ts');
    for (const probe of probes) {
      const { path, port } = asRecord(asRecord(probe).httpGet);
      expect(app).toContain(`app.get('${path}'`);
      expect(port).toBe('http');
    }
    expect(records(container.ports)).toContainEqual({
      name: 'http',
      containerPort: Number(serverSettings.PORT),
    });
    expectServersTwice(settings(`${overlay}/nginx.env`).SERVERS, [
      `servers.parde.svc.cluster.local:${serverSettings.PORT} resolve`,
    ]);
  });

  test('allow traffic only from nginx to the servers, from the servers to the API, and from both to DNS', () => {
    const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');
    const specOf = (name: string) =>
      asRecord(policies.find(({ metadata }) => asRecord(metadata).name === name)?.spec);
    // The policy selects all pods. It allows no traffic, because it has no `egress`. Other policies add exceptions.
    const nobody = { podSelector: {}, policyTypes: ['Ingress', 'Egress'] };
    expect(specOf('nobody')).toEqual(nobody);
    const names = policies.filter(({ spec }) => asRecord(spec).egress);
    expect(names.map(({ metadata }) => asRecord(metadata).name)).toEqual([
      ...['dns', 'server', 'nginx'],
    ]);
    for (const { spec } of names) expect(asRecord(spec).policyTypes).toContain('Egress');
    const ports = (name: string) => valuesOf('ports', specOf(name).egress).flatMap(records);
    expect(ports('dns').map(({ port }) => port)).toEqual([53, 53]);
    expect(specOf('nginx').egress).toEqual([
      {
        to: [{ podSelector: { matchLabels: { 'app.kubernetes.io/name': 'server' } } }],
        ports: [{ port: 'http' }],
      },
    ]);
    const { port, protocol } = new URL(String(serverSettings.API_BASE_URL));
    expect(ports('server')).toEqual([{ port: Number(port || (protocol === 'https:' ? 443 : 80)) }]);
    const [block] = valuesOf('ipBlock', specOf('server').egress).map(asRecord);
    // The exceptions include a cloud's metadata address and the cluster's own networks.
    expect(block?.except).toEqual(expect.arrayContaining(['169.254.0.0/16', '10.0.0.0/8']));
  });

  test('give a server enough time to move its traffic and to drain', () => {
    const { pod, container } = deployment('server');
    const { command } = asRecord(asRecord(asRecord(container.lifecycle).preStop).exec);
    const needed = seconds(strings(command)[1]) + seconds(serverSettings.DRAIN_SECONDS) + 6;
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(needed);
  });
});

describe('compose.yaml', () => {
  test('matches the Compose Specification', () => {
    expect(Object.keys(services)).toEqual(['nginx', 'server-1', 'server-2', 'api']);
    expect(composeProblems(compose)).toEqual([]);
  });

  test('is refused with a mistyped field or an unknown condition', () => {
    const service = { image: 'a', depends_on: { b: { condition: 'service_ready' } } };
    expect(composeProblems({ services: { a: { image: 'a', read_onli: true } } })).toEqual([
      expect.stringContaining('read_onli'),
    ]);
    expect(composeProblems({ services: { a: service } }).join()).toContain('service_healthy');
  });

  test('builds its images from the Containerfile, or names them by their digest', () => {
    for (const [name, service] of Object.entries(services)) {
      const { build, image } = asRecord(service);
      const { target } = asRecord(build);
      if (build) expect(containerfile, name).toContain(` AS ${target}\n`);
      else expect(String(image).split('@')[1], name).toMatch(digest);
    }
  });

  test('sets only variables that a server reads, and gives it enough time to drain', () => {
    for (const name of ['server-1', 'server-2']) {
      const { environment, stop_grace_period } = asRecord(services[name]);
      const names = Object.keys(asRecord(environment));
      expect(names.filter((variable) => !variables.includes(variable))).toEqual([]);
      const needed = seconds(asRecord(environment).DRAIN_SECONDS) + 6;
      expect(seconds(stop_grace_period)).toBeGreaterThanOrEqual(needed);
    }
  });

  test('sets every variable of the nginx templates, and names each server', () => {
    const { environment } = asRecord(services.nginx);
    expectPlaceholdersFilled(asRecord(environment));
    expectServersTwice(asRecord(environment).SERVERS, [
      `server-1:${inImage.PORT} resolve`,
      `server-2:${inImage.PORT} resolve`,
    ]);
  });

  test('has enough space for nginx’s caches', () => {
    const { environment, tmpfs } = asRecord(services.nginx);
    const [, size] = /\/var\/cache\/nginx:\S*size=(\w+)/.exec(strings(tmpfs).join(' ')) ?? [];
    expectMemoryLimit(asRecord(environment), size);
  });

  test('publishes only nginx and the bank, only on this machine, and restricts every container', () => {
    const published = Object.entries(services).filter(([, service]) => asRecord(service).ports);
    expect(published.map(([name]) => name)).toEqual(['nginx', 'api']);
    expect(valuesOf('ports', services).flatMap(strings)).toEqual([
      '127.0.0.1:8080:8080',
      '127.0.0.1:4000:4000',
    ]);
    for (const service of Object.values(services)) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    }
  });
});

describe('Containerfile', () => {
  test('uses one Node image by its digest, and runs nothing as root', () => {
    const [, node = ''] = /^ARG NODE=(\S+)$/m.exec(containerfile) ?? [];
    expect(node.split('@')[1]).toMatch(digest);
    const stages = [...containerfile.matchAll(/^FROM (\S+) AS (\S+)$/gm)];
    const names = stages.map(([, , name]) => name);
    const from = stages.map(([, image = '']) => image).filter((image) => !names.includes(image));
    expect(from.filter((image) => !/^\$\{NODE\}$/.test(image))).toEqual([]);
    expect(containerfile.match(/^USER node$/gm)).toHaveLength(2);
  });
});
