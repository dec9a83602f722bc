import { useSearchParams } from '@shop/router';

/**
 * Which of several lists is shown, by `name` in the address; the first one without it. Another list starts at its first
 * page.
 */
export function useListChoice<Name extends string>(
  name: string,
  choices: readonly [Name, ...Name[]],
): [Name, (to: Name) => void] {
  const [search, setSearch] = useSearchParams();
  const [first] = choices;
  const current = choices.find((choice) => choice === search.get(name)) ?? first;
  const choose = (to: Name) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('shown');
        if (to === first) after.delete(name);
        else after.set(name, to);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [current, choose];
}
