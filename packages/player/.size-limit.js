import { fileURLToPath } from 'node:url';

// In the workspace the kit's exports point at its sources, whose styles would come along as scripts.
const kit = fileURLToPath(new URL('../ui/dist', import.meta.url));

const modifyEsbuildConfig = (config) => ({
  ...config,
  alias: { '@parde/ui/theme': `${kit}/theme/index.js`, '@parde/ui': `${kit}/index.js` },
});

export default [
  {
    name: 'the player without what reads HLS: Player',
    path: 'dist/index.js',
    import: '{ Player }',
    ignore: ['react', 'hls.js'],
    limit: '30 kB',
    modifyEsbuildConfig,
  },
  {
    name: 'everything that is drawn',
    path: 'dist/styles.css',
    limit: '5 kB',
  },
];
