import type { ComponentProps } from 'react';
import { HomeRow } from './home-row';

type Props = Pick<ComponentProps<typeof HomeRow>, 'title' | 'to' | 'itemWidth' | 'height'>;

const nothing = { data: undefined, error: undefined, busy: false, retry: () => undefined };

/** A row whose content is not there yet: its title and its space. */
export const WaitingRow = (props: Props) => (
  <HomeRow {...props} response={nothing} isWaiting empty={null} skeletons={null} render={() => null} />
);
