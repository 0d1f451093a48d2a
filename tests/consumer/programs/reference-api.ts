import assert from 'node:assert/strict';
import { createReferenceApi, type Sms } from '@parde/reference-api';

const sent: Sms[] = [];
const { fetch } = createReferenceApi({
  catalogue: 'small',
  sendSms: (sms) => {
    sent.push(sms);
  },
});
const url = 'http://api.test/api/v1';
const call = (path: string, init?: RequestInit) =>
  fetch(new Request(`${url}${path}`, init), { remoteAddress: '192.0.2.1' });

const film = await call('/get/movie/1024');
assert.equal(film.status, 200);
assert.match(await film.text(), /"name_fa":"[^"]+"/);
assert.equal((await call('/get/movie/0')).status, 404);
const code = await call('/login/send-code', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ mobile: '09120000001', ref: '0' }),
});
assert.equal(code.status, 200);
assert.equal(sent[0]?.mobile, '09120000001');

const docs = await fetch(new Request('http://api.test/_docs/swagger-ui-bundle.js'));
assert.equal(docs.status, 200);

console.log(`${url}/get/movie/1024: ${film.status}; ${sent.length} SMS sent`);
