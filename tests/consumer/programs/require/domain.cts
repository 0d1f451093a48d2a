import assert = require('node:assert/strict');
import domain = require('@parde/domain');

const mobile: string = domain.readMobile('۰۹۱۲ ۳۴۵ ۶۷۸۹');
assert.equal(mobile, '09123456789');

console.log(mobile);
