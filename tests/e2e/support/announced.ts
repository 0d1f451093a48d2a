import type { CDPSession, Locator, Page } from '@playwright/test';

/** A node of Chromium's accessibility tree. */
type Node = Awaited<ReturnType<typeof treeOf>>[number];

/** Chromium's own tree, which screen readers receive. */
async function treeOf(client: CDPSession) {
  await client.send('Accessibility.enable');
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  return nodes;
}

/** Roles that are announced only by their name, because their content is that name. */
const leaves =
  /^(?:button|link|heading|term|tab|option|menuitem|radio|checkbox|switch|image|img|textbox|searchbox|combobox|slider|progressbar|Video|DisclosureTriangle)$/;
/** Roles that are not announced by themselves. */
const silent =
  /^(?:none|generic|paragraph|listitem|RootWebArea|LayoutTable|definition|rowgroup|strong|time|Abbr)$/;
const unheard = /^(?:InlineTextBox|LineBreak|ListMarker|Legend)$/;

/** The states of an element that are announced besides its name. */
const states: readonly string[] = [
  ...['level', 'expanded', 'pressed', 'checked', 'selected', 'disabled', 'invalid', 'required'],
  ...['hasPopup', 'modal', 'busy'],
];

interface Spoken {
  readonly nodes: ReadonlyMap<string, Node>;
  /** The nearest `lang` value of a DOM node, if it differs from the page's language. */
  readonly langOf: (backendNodeId: number | undefined) => string | undefined;
  /** The value of an attribute that Chromium’s protocol does not report. */
  readonly attributeOf: (backendNodeId: number | undefined, name: string) => string | undefined;
}

/** Returns the text that a screen reader receives for a part of the page: a line for each element, in order. */
export async function readAnnounced(page: Page, part: Locator): Promise<string> {
  const mark = 'data-heard';
  await part.evaluate((element, name) => element.setAttribute(name, ''), mark);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  const { nodes: elements } = await client.send('DOM.getFlattenedDocument', {
    depth: -1,
    pierce: true,
  });
  const nodes = await treeOf(client);
  await client.detach();
  await part.evaluate((element, name) => element.removeAttribute(name), mark);

  const byId = new Map(elements.map((element) => [element.nodeId, element]));
  const byBackend = new Map(elements.map((element) => [element.backendNodeId, element]));
  const attribute = ({ attributes = [] }: { attributes?: string[] }, name: string) => {
    const attributeIndex = attributes.findIndex((text, index) => index % 2 === 0 && text === name);
    return attributeIndex < 0 ? undefined : attributes[attributeIndex + 1];
  };
  const ofPage = elements.find(({ localName }) => localName === 'html');
  const language = ofPage && attribute(ofPage, 'lang');
  const langOf: Spoken['langOf'] = (backendNodeId) => {
    let element = backendNodeId === undefined ? undefined : byBackend.get(backendNodeId);
    while (element) {
      const lang = attribute(element, 'lang');
      if (lang !== undefined) return lang === language ? undefined : lang;
      element = element.parentId === undefined ? undefined : byId.get(element.parentId);
    }
    return undefined;
  };
  const attributeOf: Spoken['attributeOf'] = (backendNodeId, name) => {
    const element = backendNodeId === undefined ? undefined : byBackend.get(backendNodeId);
    return element && attribute(element, name);
  };
  const start = elements.find((element) => attribute(element, mark) !== undefined);
  const root = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === start?.backendNodeId);
  if (!root) throw new Error('A screen reader is given nothing of this part.');
  const spoken = { nodes: new Map(nodes.map((node) => [node.nodeId, node])), langOf, attributeOf };
  return `${linesOf(root, spoken, '').map(withoutToday).join('\n')}\n`;
}

function linesOf(node: Node, spoken: Spoken, indent: string): string[] {
  const role = String(node.role?.value ?? '');
  if (unheard.test(role)) return [];
  if (node.ignored || (silent.test(role) && !node.name?.value)) {
    return childrenOf(node, spoken).flatMap((child) => linesOf(child, spoken, indent));
  }
  if (role === 'LabelText') {
    const fields = childrenOf(node, spoken).filter(({ role }) => role?.value !== 'StaticText');
    return fields.flatMap((field) => linesOf(field, spoken, indent));
  }
  if (role === 'StaticText') {
    const text = inItsLanguage(node, spoken);
    return text === '' ? [] : [indent + text];
  }
  const called = spoken.attributeOf(node.backendDOMNodeId, 'aria-roledescription') ?? role;
  const stop = [called, inItsLanguage(node, spoken), ...statesOf(node, spoken)]
    .filter(Boolean)
    .join(', ');
  if (leaves.test(role)) return [indent + stop];
  const inside = childrenOf(node, spoken).flatMap((child) => linesOf(child, spoken, `${indent}  `));
  return inside.length === 0 && !node.name?.value ? [] : [indent + stop, ...inside];
}

function childrenOf({ childIds = [] }: Node, { nodes }: Spoken): Node[] {
  return childIds.flatMap((id) => nodes.get(id) ?? []);
}

/** Returns the name and marks text in another language: «دربارهٔ ⟨en Parasite⟩». */
function inItsLanguage(node: Node, spoken: Spoken): string {
  const name = String(node.name?.value ?? '').trim();
  return textsIn(node, spoken).reduce((joined, { text, lang }) => {
    return joined.includes(text) ? joined.replace(text, () => `⟨${lang} ${text}⟩`) : joined;
  }, name);
}

function textsIn(node: Node, spoken: Spoken): { text: string; lang: string }[] {
  if (node.role?.value === 'StaticText') {
    const lang = spoken.langOf(node.backendDOMNodeId);
    const text = String(node.name?.value ?? '').trim();
    return lang === undefined || text === '' ? [] : [{ text, lang }];
  }
  return childrenOf(node, spoken).flatMap((child) => textsIn(child, spoken));
}

function statesOf(
  { properties = [], value, description, backendDOMNodeId }: Node,
  { attributeOf }: Spoken,
): string[] {
  const attribute = (name: string) => attributeOf(backendDOMNodeId, name);
  const spokenValue = attribute('aria-valuetext') ?? value?.value;
  const ofPage = attribute('aria-current');
  const joined = properties.flatMap(({ name, value: { value } }) => {
    if (!states.includes(name) || value === '') return [];
    // Closed and unpressed controls are announced, too.
    if (value === false || value === 'false')
      return name === 'expanded' || name === 'pressed' ? [`not ${name}`] : [];
    return [value === true || value === 'true' ? name : `${name} ${value}`];
  });
  return [
    ...joined,
    ...(ofPage && ofPage !== 'false' ? ['current'] : []),
    ...(spokenValue ? [`“${spokenValue}”`] : []),
    ...(description?.value ? [`(${description.value})`] : []),
  ];
}

const days = {
  fa: /[۰-۹]{1,2} (?:فروردین|اردیبهشت|خرداد|تیر|مرداد|شهریور|مهر|آبان|آذر|دی|بهمن|اسفند)(?: [۰-۹]{4})?/g,
  en: /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{4})?/g,
};

/** Removes the day and the hour of the test, and the codes that the test receives. */
function withoutToday(line: string): string {
  return line
    .replace(/https?:\/\/\S+/g, '‹address›')
    .replace(/[۰-۹]+ (?:روز|هفته|ماه) پیش/g, '‹پیش›')
    .replace(/\b\d+ (?:day|week|month)s? ago/g, '‹ago›')
    .replace(days.fa, '‹روز›')
    .replace(days.en, '‹day›')
    .replace(/[۰-۹]{12,}/g, '‹کد›')
    .replace(/\b\d{12,}\b/g, '‹code›')
    .replace(/[۰-۹]{1,2}:[۰-۹]{2}/g, '‹ساعت›')
    .replace(/\b\d{1,2}:\d{2}\b/g, '‹time›');
}
