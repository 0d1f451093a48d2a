import assert = require('node:assert/strict');
import player = require('@parde/player');
import words = require('@parde/player/en');
import react = require('react');
import server = require('react-dom/server');

const page = server.renderToString(
  react.createElement(player.PlayerPoster, {
    locale: 'en',
    words: words.en,
    media: { id: '1', kind: 'film', title: 'A Long Night', sources: [] },
  }),
);
assert.match(page, /<button.*Play: A Long Night.*<\/button>/);

console.log(page);
