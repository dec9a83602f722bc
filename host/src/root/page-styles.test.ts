import { PageStyles } from './page-styles';

const elements = () => [...document.querySelectorAll('style')];
const rulesOf = ({ sheet }: HTMLStyleElement) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
const selectors = () =>
  elements().map((element) => rulesOf(element).map((rule) => rule.slice(0, rule.indexOf(' '))));

/** A page with the rules of groups 2 and 5. */
function renderedPage() {
  document.head.innerHTML = `<style data-groups="2:1 5:2">.two{top:0}.five{top:0}.five-more{top:0}</style><meta name="x">`;
  return new PageStyles(document);
}
const rule = (name: string) => `.${name}{top:0}`;

beforeEach(() => {
  document.head.innerHTML = '';
  globalThis.__webpack_nonce__ = 'abc';
});

it('leaves the element that the page came with as it is, and puts what comes later behind it', () => {
  const styles = renderedPage();
  const [came] = elements();
  styles.insertRules(7, [rule('seven')]);
  styles.insertRules(6, [rule('six')]);
  expect(elements()[0]).toBe(came);
  expect(selectors()).toEqual([
    ['.two', '.five', '.five-more'],
    ['.six', '.seven'],
  ]);
  expect(came?.nextElementSibling).toBe(elements()[1]);
  expect(elements()[1]?.nonce).toBe('abc');
});

it('keeps the order of the groups: what overrides comes after what it overrides', () => {
  const styles = renderedPage();
  styles.insertRules(8, [rule('eight')]);
  styles.insertRules(2, [rule('two-more')]);
  styles.insertRules(7, [rule('seven')]);
  styles.insertRules(3, [rule('three')]);
  styles.insertRules(8, [rule('eight-more')]);
  expect(selectors().flat()).toEqual(
    ['two', 'two-more', 'three', 'five', 'five-more', 'seven', 'eight', 'eight-more'].map(
      (name) => `.${name}`,
    ),
  );
});

it('begins another element where one has many rules', () => {
  const styles = new PageStyles(document);
  for (let group = 1; group <= 100; group += 1) styles.insertRules(group, [rule(`g${group}`)]);
  expect(selectors().map(({ length }) => length)).toEqual([40, 40, 20]);
  styles.insertRules(12, [rule('late')]);
  expect(selectors()[0]?.slice(11, 14)).toEqual(['.g12', '.late', '.g13']);
});

it('takes the rules of a group away, and knows where the others are', () => {
  const styles = renderedPage();
  styles.insertRules(9, [rule('nine')]);
  styles.clearGroup(5);
  styles.clearGroup(9);
  styles.clearGroup(77);
  expect(selectors()).toEqual([['.two'], []]);
  styles.insertRules(5, [rule('five-again')]);
  styles.insertRules(2, [rule('two-more')]);
  expect(selectors()[0]).toEqual(['.two', '.two-more', '.five-again']);
});

it('does without a rule that the browser does not know', () => {
  const styles = renderedPage();
  styles.insertRules(9, ['.open{', rule('nine')]);
  styles.insertRules(9, [rule('nine-more')]);
  expect(selectors()[1]?.slice(-2)).toEqual(['.nine', '.nine-more']);
});
