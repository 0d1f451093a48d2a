import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { placeholders, seconds, text, variables } from '../deploy/deploy-files.ts';
import { FakeMachine } from '../deploy/fake-machine.ts';

describe('servers without containers', () => {
  const unit = text('deploy/systemd/parde@.service');
  const pairs = (line = '') =>
    [...line.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]);

  /**
   * Returns the environment that systemd would create: a file takes precedence over `Environment=`, and the program's
   * own command line takes precedence over both.
   */
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

  test('the unit sets only variables that a server reads, and gives it enough time to drain', () => {
    const set = environmentOf('3001', {});
    const names = Object.keys(set).filter((name) => name !== 'NODE_ENV');
    expect(names).toContain('PREVIOUS_CLIENT_DIRECTORY');
    expect(names.filter((name) => !variables.includes(name))).toEqual([]);
    const [, timeout] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
    expect(seconds(timeout)).toBeGreaterThanOrEqual(seconds(set.DRAIN_SECONDS) + 6);
  });

  test.each(['3001', '3002'])(
    'the server on %s has its own ports, whatever server.env contains',
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

  test.each(['deploy/roll.sh', 'deploy/README.md'])(
    '%s fills every placeholder of nginx',
    (file) => {
      const [, list = ''] = /envsubst '([^']+)'/.exec(text(file)) ?? [];
      expect(list.split(' ').sort()).toEqual([...placeholders].map((name) => `$${name}`).sort());
    },
  );
});

describe('roll.sh with a build that does not get ready', () => {
  let machine: FakeMachine;
  beforeEach(() => {
    machine = new FakeMachine();
  });
  afterEach(() => machine.remove());

  test('restores the old build, and shows where the log is', () => {
    const { code, output } = machine.roll('new', ['3001 old', '3002 old', '3001 new']);
    expect(code).toBe(1);
    expect(output).toContain('3002 did not get ready in 0 s: journalctl -u parde-main@3002');
    expect(output.at(-1)).toBe('everything runs what it ran before');
    expect(machine.running).toEqual(['old', 'old']);
  });

  test('names the servers that do not get ready with the old release either', () => {
    const { code, output } = machine.roll('new', ['3001 old', '3001 new']);
    expect(code).toBe(1);
    expect(output.join('\n')).not.toContain('everything');
    expect(output.at(-1)).toBe(
      'NOT READY with what it ran before: 3002. Their logs: journalctl -u parde-main@3002',
    );
    expect(machine.running).toEqual(['old', 'old']);
  });

  test('names all such servers, the first that failed first', () => {
    const { output } = machine.roll('new', ['3001 new']);
    expect(output.at(-1)).toBe(
      'NOT READY with what it ran before: 3002 3001. Their logs: journalctl -u parde-main@3002 -u parde-main@3001',
    );
  });

  test('does not reload nginx', () => {
    machine.roll('new', []);
    expect(machine.asked).toEqual([
      ...['stop parde-main@3001', 'start parde-main@3001'],
      ...['stop parde-main@3001', 'start parde-main@3001'],
    ]);
  });
});
