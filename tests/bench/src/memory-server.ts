import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Sends one file from memory: the least that a page can cost a Node server. */
const [, , file = '', port] = process.argv;
const body = readFileSync(file);
const headers = { 'content-type': 'text/html', 'content-length': body.length };

createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(
  Number(port),
  '127.0.0.1',
  () => process.stdout.write('ready\n'),
);
