// Plain JavaScript, because the machine's own, possibly old Node may run this file. An old Node fails on `.ts` files
// without a helpful message.
const wanted = 24;

if (Number.parseInt(process.versions.node, 10) < wanted) {
  console.error(
    `The workspace's own Node ${wanted} is not there (this is ${process.version}): its installation did not finish. The cause stands above.`,
  );
  process.exit(1);
}

const [script] = process.argv.splice(2, 1);
await import(new URL(script, import.meta.url).href);
