import { color, media, size, space } from '@shop/ui';
import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';

interface ActionFrameProps {
  /** Of the hint, for the button's description. */
  id: string;
  /** What still stands between the customer and the step; null: nothing. */
  hint: string | null;
  /** A way to mend it. */
  more?: ReactNode;
  /** Said where nothing else is, and there is room for it. */
  promise: string | null;
  /** The button. */
  children: ReactNode;
}

/** The next step, with what must still be done beside it. D-20. */
export const ActionFrame = ({ id, hint, more, promise, children }: ActionFrameProps) => (
  <Box>
    {hint && (
      <Hint id={id}>
        {hint} {more}
      </Hint>
    )}
    {children}
    {promise && !hint && <Promised>{promise}</Promised>}
  </Box>
);

/** The second press of a double click on what stood here before is none on this. */
export const once = (submit: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) submit();
};

const Box = styled.div`
  display: grid;
  gap: ${space('xs')};
`;

const Hint = styled.p`
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  text-align: center;
  & a {
    color: ${color('brand')};
    font-weight: 600;
  }
`;

const Promised = styled(Hint)`
  display: none;
  ${media.desktop} {
    display: block;
  }
`;
