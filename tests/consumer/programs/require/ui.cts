import assert = require('node:assert/strict');
import ui = require('@parde/ui');
import theme = require('@parde/ui/theme');
import react = require('react');
import server = require('react-dom/server');

const page = server.renderToString(react.createElement(ui.Button, null, 'پخش'));
assert.match(page, /<button[^>]*>.*پخش/);
assert.equal(theme.vars.color.text, 'var(--parde-color-text)');

console.log(page);
