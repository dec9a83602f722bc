import { useEndpoint } from '@shop/api';
import type { Endpoint, Page } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Button, space } from '@shop/ui';
import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { CardGrid } from '../cards/card-grid';
import { CardSkeletons } from '../cards/card-skeletons';
import { messages } from '../messages';
import { Failed } from '../page/failure';

interface ListProps<Args, Entity> {
  endpoint: Endpoint<Args, Page<Entity>>;
  /** Arguments of page 1, 2, …; pages are cached each by itself. */
  argsOf: (page: number) => Args;
  kind: 'item' | 'store';
  render: (entity: Entity, isFirst: boolean) => ReactNode;
  /** Shown when the list is empty. */
  empty: ReactNode;
}

/** As many pictures of a list are in sight on a phone. */
const inSight = 4;

const pagesOf = (head: Page<unknown>) =>
  head.entries.length === 0 ? 1 : Math.max(1, Math.ceil(head.total / Math.max(1, head.limit)));

/**
 * A full list, page by page as the visitor comes near its end; each page has its own skeleton and its own Retry. The
 * caller gives it a `key` that names the question, so that another question starts at page 1.
 */
export function EndlessList<Args, Entity extends { id: number }>(props: ListProps<Args, Entity>) {
  const { endpoint, argsOf, kind, empty } = props;
  const [reached, setReached] = useState(1);
  const { data: head } = useEndpoint(endpoint, argsOf(1));
  const last = head ? pagesOf(head) : 1;
  const shown = Math.min(reached, last);
  if (head && head.entries.length === 0) return empty;
  return (
    <>
      <CardGrid $wide={kind === 'store'}>
        {Array.from({ length: shown }, (_, index) => (
          <ListPage key={index} {...props} page={index + 1} />
        ))}
      </CardGrid>
      {shown < last && <More key={shown} onReach={() => setReached(shown + 1)} />}
    </>
  );
}

function ListPage<Args, Entity extends { id: number }>({
  endpoint,
  argsOf,
  kind,
  render,
  page,
}: ListProps<Args, Entity> & { page: number }) {
  const { data: newest, error, isValidating, mutate } = useEndpoint(endpoint, argsOf(page));
  const data = useDeferredValue(newest);
  if (data)
    return data.entries.map((entity, index) => (
      <li key={entity.id}>{render(entity, page === 1 && index < inSight)}</li>
    ));
  if (!error) return <CardSkeletons kind={kind} count={8} />;
  return (
    <Whole>
      <Failed onRetry={() => void mutate()} busy={isValidating} compact />
    </Whole>
  );
}

/** Asks for the next page when it comes near the window, or when pressed. */
function More({ onReach }: { onReach: () => void }) {
  const { t } = useTranslation(messages);
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onReach);
  useEffect(() => {
    latest.current = onReach;
  });
  useEffect(() => {
    const seen = (entries: IntersectionObserverEntry[]) => {
      if (entries.some((entry) => entry.isIntersecting)) latest.current();
    };
    const observer = new IntersectionObserver(seen, { rootMargin: '600px' });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Foot ref={place}>
      <Button tone="secondary" small onClick={onReach}>
        {t('list.more')}
      </Button>
    </Foot>
  );
}

const Whole = styled.li`
  grid-column: 1 / -1;
`;

const Foot = styled.div`
  display: grid;
  place-items: center;
  padding-block: ${space('lg')};
`;
