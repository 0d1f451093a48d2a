import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { top } from './packages.ts';

/**
 * Stubs of frameworks that are too large to install for this test, as far as the recipes import them: a module and
 * its types.
 */
const stubs = {
  'next/headers': [
    `export const cookies = async () => ({
       get: () => ({ value: 'a-token' }), set() {}, delete: (name) => onCookieDeleted?.(name),
     });
     export const headers = async () => new Headers();`,
    `interface Cookie {
       httpOnly: boolean; secure: boolean; sameSite: 'lax'; path: string; maxAge: number;
     }
     export function cookies(): Promise<{
       get(name: string): { value: string } | undefined;
       set(name: string, value: string, options: Cookie): void;
       delete(name: string): void;
     }>;
     export function headers(): Promise<Headers>;
     declare global {
       interface RequestInit { next?: { revalidate?: number | false; tags?: string[] } }
     }`,
  ],
  'next/navigation': [
    `export const notFound = () => { throw new Error('not found'); };
     export const redirect = (location) => { throw new Error('redirect to ' + location); };
     export const useParams = () => ({ locale: 'en' });`,
    `export function notFound(): never;
     export function redirect(location: string): never;
     export function useParams<Params>(): Params;`,
  ],
  'expo-secure-store/index': [
    `const kept = new Map();
     export const getItemAsync = async (key) => kept.get(key) ?? null;
     export const setItemAsync = async (key, value) => void kept.set(key, value);
     export const deleteItemAsync = async (key) => void kept.delete(key);`,
    `export function getItemAsync(key: string): Promise<string | null>;
     export function setItemAsync(key: string, value: string): Promise<void>;
     export function deleteItemAsync(key: string): Promise<void>;`,
  ],
  'react-native/index': [
    `export const AppState = { addEventListener: (_, listener) => listener('active') };
     export const Text = ({ children }) => children;
     export const ActivityIndicator = () => 'a spinner';`,
    `import type { ReactNode } from 'react';
     export const AppState: { addEventListener(type: 'change', listener: (state: string) => void): void };
     export function Text(props: { children: ReactNode }): ReactNode;
     export function ActivityIndicator(): ReactNode;`,
  ],
} as const;

export function writeStubs(): void {
  for (const [path, [code, types]] of Object.entries(stubs)) {
    const file = join(top, 'node_modules', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.js`, code);
    writeFileSync(`${file}.d.ts`, types);
    const exports = {
      '.': './index.js',
      './headers': './headers.js',
      './navigation': './navigation.js',
    };
    writeFileSync(join(dirname(file), 'package.json'), JSON.stringify({ type: 'module', exports }));
  }
}
