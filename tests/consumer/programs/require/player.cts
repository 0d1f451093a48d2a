import assert = require('node:assert/strict');
import poster = require('@parde/player/poster');
import messages = require('@parde/player/en');
import react = require('react');
import server = require('react-dom/server');

const page = server.renderToString(
  react.createElement(poster.PlayerPoster, {
    locale: 'en',
    messages: messages.en,
    media: { id: '1', kind: 'film', title: 'A Long Night', sources: [] },
  }),
);
assert.match(page, /<button.*Play: A Long Night.*<\/button>/);

console.log(page);
