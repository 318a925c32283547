import { createTailwindMerge } from 'tailwind-merge';

/**
 * The groups of classes of which the last one wins. All of Tailwind's are 7 KB of script and a long
 * task at the start of each page that joins classes, so these are the ones that components here
 * override; a test compares them with all of Tailwind's on every class used. A new group is a line.
 */
const anything = () => true;
const isNumber = (value: string) => /^\d/.test(value);
const isArbitraryLength = (value: string) => /^\[(length:|[\d.]|calc|clamp|min|max)/.test(value);

/** Groups named as their classes begin: `px` for `px-4`, and `rounded` for `rounded` too. */
const named = (names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, [{ [name]: ['', anything] }]]));

const sides = 't r b l';
const borderSides = ['x', 'y', ...sides.split(' ')];
const under = (prefix: string, names: string) => names.split(' ').map((name) => `${prefix}${name}`);

/** Of each side of a border: its width and its colour. */
const borders = Object.fromEntries(
  borderSides.flatMap((side) => [
    [`border-w-${side}`, [{ border: [{ [side]: ['', isNumber] }] }]],
    [`border-color-${side}`, [{ border: [{ [side]: [anything] }] }]],
  ]),
);

const classGroups = {
  ...named('bg w h size min-w min-h max-w max-h p px py pt pr pb pl m mx my mt mr mb ml'),
  ...named('gap gap-x gap-y inset inset-x inset-y top right bottom left z leading rounded'),
  ...named('rounded-t rounded-r rounded-b rounded-l opacity grid-cols grid-rows justify items'),
  ...named('justify-items justify-self place-items overflow overflow-x overflow-y shrink'),
  ...named(
    'flex basis col-span col-start translate-x translate-y align whitespace transition cursor',
  ),
  ...named('fill line-clamp break-before outline-offset scroll-my scroll-mt scroll-mb resize'),
  'align-content': [{ content: ['start', 'center', 'end', 'between', 'stretch'] }],
  'outline-style': [{ outline: ['solid', 'dashed', 'dotted', 'double', 'none', 'hidden'] }],
  'outline-w': [{ outline: ['', isNumber] }],
  'outline-color': [{ outline: [anything] }],
  'text-decoration': ['underline', 'overline', 'line-through', 'no-underline'],
  'decoration-w': [{ decoration: [isNumber] }],
  'decoration-color': [{ decoration: [anything] }],
  'stroke-w': [{ stroke: [isNumber] }],
  'stroke-color': [{ stroke: [anything] }],
  'overflow-wrap': [{ wrap: ['anywhere', 'break-word', 'normal'] }],
  'flex-wrap': [{ flex: ['wrap', 'nowrap'] }],
  'flex-direction': [{ flex: ['row', 'col', 'row-reverse', 'col-reverse'] }],
  display: 'block inline-block inline flex inline-flex grid inline-grid contents hidden'.split(' '),
  position: 'static relative absolute fixed sticky'.split(' '),
  ...borders,
  'border-collapse': ['border-collapse', 'border-separate'],
  'border-w': [{ border: ['', isNumber] }],
  'border-style': [{ border: ['solid', 'dashed', 'dotted', 'double', 'none'] }],
  'border-color': [{ border: [anything] }],
  'text-align': [{ text: ['left', 'center', 'right'] }],
  'font-size': [
    {
      text: ['xs', 'sm', 'base', 'lg', (value: string) => /^\d?xl$/.test(value), isArbitraryLength],
    },
  ],
  'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
  'text-color': [{ text: [anything] }],
  'font-family': [{ font: ['sans', 'serif'] }],
  'font-weight': [{ font: [anything] }],
};

const conflictingClassGroups = {
  size: ['w', 'h'],
  p: ['px', 'py', ...under('p', sides)],
  px: ['pr', 'pl'],
  py: ['pt', 'pb'],
  m: ['mx', 'my', ...under('m', sides)],
  mx: ['mr', 'ml'],
  my: ['mt', 'mb'],
  gap: ['gap-x', 'gap-y'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['right', 'left'],
  'inset-y': ['top', 'bottom'],
  overflow: ['overflow-x', 'overflow-y'],
  rounded: under('rounded-', sides),
  'border-w': borderSides.map((side) => `border-w-${side}`),
  'border-w-x': ['border-w-r', 'border-w-l'],
  'border-w-y': ['border-w-t', 'border-w-b'],
  'border-color': borderSides.map((side) => `border-color-${side}`),
  'border-color-x': ['border-color-r', 'border-color-l'],
  'border-color-y': ['border-color-t', 'border-color-b'],
  'font-size': ['leading'],
  flex: ['basis', 'shrink'],
  'line-clamp': ['display', 'overflow'],
  'scroll-my': ['scroll-mt', 'scroll-mb'],
};

export const mergeClasses = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups,
  conflictingClassGroupModifiers: { 'font-size': ['leading'] },
  orderSensitiveModifiers: ['*', '**', 'after', 'before', 'file', 'marker', 'placeholder'],
}));
