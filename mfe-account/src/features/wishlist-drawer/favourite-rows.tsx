import type { Favourite } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { color, IconButton, space } from '@shop/ui';
import { messages } from '../../messages';
import { RemoveDialog } from '../../components/remove-favourite/remove-dialog';

interface Props<Entry> {
  kind: Favourite['kind'];
  entries: readonly Entry[];
  onRemove: (favourite: Favourite) => void;
  /** Shown for an empty list. */
  empty: ReactNode;
  /** The row of an entry. */
  children: (entry: Entry) => ReactNode;
}

/** Moves the focus to the row after a removed one, or the one before, or the drawer's heading. */
function useFocusAfter(box: RefObject<HTMLElement | null>, count: number) {
  const removedAt = useRef<number | null>(null);
  useEffect(() => {
    const at = removedAt.current;
    if (at === null) return;
    removedAt.current = null;
    const controls = [...(box.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const heading = box.current?.closest('[role="dialog"]')?.querySelector<HTMLElement>('h2');
    (controls[Math.min(at, controls.length - 1)] ?? heading)?.focus();
  }, [box, count]);
  return removedAt;
}

/** Favourites of one kind, each with a button that removes it after a confirmation. WISH-03. */
export function FavouriteRows<Entry extends { id: number; name: string }>(props: Props<Entry>) {
  const { kind, entries, onRemove, empty, children } = props;
  const { t } = useTranslation(messages);
  const box = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState<number | null>(null);
  const removedAt = useFocusAfter(box, entries.length);
  const remove = () => {
    if (leaving === null) return;
    removedAt.current = entries.findIndex(({ id }) => id === leaving);
    setLeaving(null);
    onRemove({ kind, id: leaving });
  };
  return (
    <div ref={box}>
      {entries.length === 0 && empty}
      <List>
        {entries.map((entry) => (
          <li key={entry.id}>
            {children(entry)}
            <IconButton
              icon="bin"
              size={36}
              data-remove=""
              label={t('wishlist.remove', { name: entry.name })}
              onClick={() => setLeaving(entry.id)}
            />
          </li>
        ))}
      </List>
      {leaving !== null && <RemoveDialog onConfirm={remove} onCancel={() => setLeaving(null)} />}
    </div>
  );
}

const List = styled.ul`
  & > li {
    position: relative;
    border-block-end: 1px solid ${color('border')};
  }
  & > li:last-child {
    border-block-end: none;
  }
  & > li > button {
    position: absolute;
    inset-block-start: ${space('xs')};
    inset-inline-end: -${space('xs')};
    color: ${color('textSoft')};
  }
`;
