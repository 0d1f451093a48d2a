import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { places, seconds, text, variables } from './deploy/deploy-files.ts';
import { FakeMachine } from './deploy/fake-machine.ts';

describe('on a machine', () => {
  const unit = text('deploy/systemd/parde@.service');
  const pairs = (line = '') =>
    [...line.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]);

  /** As systemd makes it: a file wins over `Environment=`, and nothing over what the program itself is called with. */
  function environmentOf(port: string, serverEnv: Record<string, string>): Record<string, string> {
    const lines = [...unit.matchAll(/^Environment=(.+)$/gm)].map(([, line]) => line);
    const [, called] = /^ExecStart=\/usr\/bin\/env (.+) \/usr\/bin\/node /m.exec(unit) ?? [];
    const merged: Record<string, string> = {
      ...Object.fromEntries(lines.flatMap(pairs)),
      ...serverEnv,
      ...Object.fromEntries(pairs(called)),
    };
    return Object.fromEntries(
      Object.entries(merged).map(([name, value]) => [
        name,
        value.replaceAll('%i', port).replaceAll('%j', 'main'),
      ]),
    );
  }

  test('the unit sets variables that a server reads, and leaves it the time to drain', () => {
    const set = environmentOf('3001', {});
    const names = Object.keys(set).filter((name) => name !== 'NODE_ENV');
    expect(names).toContain('PREVIOUS_CLIENT_DIRECTORY');
    expect(names.filter((name) => !variables.includes(name))).toEqual([]);
    const [, timeout] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
    expect(seconds(timeout)).toBeGreaterThanOrEqual(seconds(set.DRAIN_SECONDS) + 6);
  });

  test.each(['3001', '3002'])(
    'the server on %s has ports of its own, whatever server.env says',
    (port) => {
      const shared = {
        ORIGINS: 'https://parde.example',
        NODE_ENV: 'development',
        HOST: '0.0.0.0',
        PORT: '3000',
        METRICS_PORT: '9464',
        DRAIN_SECONDS: '60',
        PREVIOUS_CLIENT_DIRECTORY: '/elsewhere',
      };
      expect(environmentOf(port, shared)).toEqual({
        ORIGINS: 'https://parde.example',
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: port,
        METRICS_PORT: `1${port}`,
        DRAIN_SECONDS: '8',
        PREVIOUS_CLIENT_DIRECTORY: `/opt/parde/main/${port}.previous/client`,
      });
    },
  );

  test.each(['deploy/roll.sh', 'deploy/README.md'])('%s fills every place of nginx', (file) => {
    const [, list = ''] = /envsubst '([^']+)'/.exec(text(file)) ?? [];
    expect(list.split(' ').sort()).toEqual([...places].map((name) => `$${name}`).sort());
  });
});

describe('roll.sh, when a build does not get ready', () => {
  let machine: FakeMachine;
  beforeEach(() => {
    machine = new FakeMachine();
  });
  afterEach(() => machine.remove());

  test('takes it back, and says where its log is', () => {
    const { code, said } = machine.roll('new', ['3001 old', '3002 old', '3001 new']);
    expect(code).toBe(1);
    expect(said).toContain('3002 did not get ready in 0 s: journalctl -u parde-main@3002');
    expect(said.at(-1)).toBe('everything runs what it ran before');
    expect(machine.running).toEqual(['old', 'old']);
  });

  test('names the servers that did not get ready with the release before either', () => {
    const { code, said } = machine.roll('new', ['3001 old', '3001 new']);
    expect(code).toBe(1);
    expect(said.join('\n')).not.toContain('everything');
    expect(said.at(-1)).toBe(
      'NOT READY with what it ran before: 3002. Their logs: journalctl -u parde-main@3002',
    );
    expect(machine.running).toEqual(['old', 'old']);
  });

  test('names all of them where there are several, the first to fail first', () => {
    const { said } = machine.roll('new', ['3001 new']);
    expect(said.at(-1)).toBe(
      'NOT READY with what it ran before: 3002 3001. Their logs: journalctl -u parde-main@3002 -u parde-main@3001',
    );
  });

  test('leaves nginx alone', () => {
    machine.roll('new', []);
    expect(machine.asked).toEqual([
      ...['stop parde-main@3001', 'start parde-main@3001'],
      ...['stop parde-main@3001', 'start parde-main@3001'],
    ]);
  });
});
