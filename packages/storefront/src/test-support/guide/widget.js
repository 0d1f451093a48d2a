const button = document.body.appendChild(document.createElement('button'));
button.style.cssText =
  'position: fixed; inset-inline-end: 1rem; inset-block-end: calc(var(--parde-bars-bottom) + 1rem)';

function follow() {
  const { language, theme, visible, user } = window.supportChat;
  button.hidden = !visible;
  button.lang = language;
  button.dataset.theme = theme;
  button.textContent = user ? `chat: ${user.name ?? user.mobile}` : 'chat';
}

window.addEventListener('supportchat', follow);
follow();
