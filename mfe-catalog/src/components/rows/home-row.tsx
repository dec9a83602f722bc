import type { ApiError } from '@shop/api';
import { useTranslation } from '@shop/i18n';
import { EmptyState, Row } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { Failed } from '../page/failure';
import { ViewAll } from './view-all';

/** The part of a response that a row needs. */
interface RowResponse<Entity> {
  data: readonly Entity[] | undefined;
  error: ApiError | undefined;
  busy: boolean;
  retry: () => void;
}

/** Height of a row's title and padding, in pixels. */
const headHeight = 72;

interface Props<Entity> {
  title: string;
  response: RowResponse<Entity>;
  /** Address of the full list; without it there is no 'View all'. */
  to?: string;
  /** In pixels. */
  itemWidth: number;
  /** Height of the cards in pixels, reserved until the row comes into view. */
  height: number;
  isWaiting?: boolean;
  /** Whether it is the first row of cards. */
  isFirst?: boolean;
  /** `<li>` skeletons of the cards. */
  skeletons: ReactNode;
  /** The message for an empty row; null hides an empty row. */
  empty: string | null;
  /** Shown between the title and the cards. */
  note?: ReactNode;
  render: (entity: Entity, index: number) => ReactNode;
}

/** A row of the home page; it loads, fails and is retried separately. X-01, D-02. */
export function HomeRow<Entity extends { id: number }>(props: Props<Entity>) {
  const { title, response, to, itemWidth, height, isWaiting = false, isFirst = false } = props;
  const { skeletons, empty, note, render } = props;
  const { t } = useTranslation(messages);
  const { data } = response;
  const isEmpty = data?.length === 0;
  if (isEmpty && empty === null) return null;
  const content = () => {
    if (isWaiting) return <Placeholder $height={height} aria-hidden="true" />;
    if (data && !isEmpty)
      return data.map((entity, index) => <li key={entity.id}>{render(entity, index)}</li>);
    if (isEmpty)
      return (
        <FullWidthItem>
          <EmptyState compact title={empty ?? ''} />
        </FullWidthItem>
      );
    if (!response.error) return skeletons;
    return (
      <FullWidthItem>
        <Failed compact onRetry={response.retry} busy={response.busy} />
      </FullWidthItem>
    );
  };
  return (
    <Row
      title={title}
      itemWidth={itemWidth}
      height={height + headHeight}
      isFirst={isFirst}
      labels={{ previous: t('front.previous'), next: t('front.next') }}
      note={note}
      more={to && !isEmpty ? <ViewAll to={to} title={title} /> : undefined}
    >
      {content()}
    </Row>
  );
}

/** The full width of the row's track. */
const FullWidthItem = styled.li`
  grid-column: 1 / -1;
  inline-size: 100%;
  position: sticky;
  inset-inline-start: 0;
`;

const Placeholder = styled.li<{ $height: number }>`
  block-size: ${({ $height }) => $height}px;
`;
