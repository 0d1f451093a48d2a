// Only the build reads this file. It imports every style of `dist/styles.css`.
import './captions/captions.css.ts';
import './components/mini/mini.css.ts';
import './components/seek-bar/bubble.css.ts';
import './components/controls.css.ts';
import './components/messages/message.css.ts';
import './components/next-card.css.ts';
import './components/seek-bar/seek-bar.css.ts';
import './components/stage.css.ts';
import './components/transport.css.ts';
import './settings/panel.css.ts';
