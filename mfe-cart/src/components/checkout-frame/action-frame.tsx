import { color, media, size, space } from '@shop/ui';
import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';

interface ActionFrameProps {
  /** Id of the hint, for the button's description. */
  id: string;
  /** What is missing for the step; null for nothing. */
  hint: string | null;
  /** The hint tells of a change on the page, so that it must be noticed. */
  isUrgent?: boolean;
  /** A link or button that solves it. */
  more?: ReactNode;
  /** Shown where there is no hint and enough room. */
  promise: string | null;
  /** The button. */
  children: ReactNode;
}

/** The button for the next step, with what is missing for it. D-20. */
export const ActionFrame = ({ id, hint, isUrgent = false, more, promise, children }: ActionFrameProps) => (
  <Box>
    {hint && (
      <Hint id={id} role={isUrgent ? 'status' : undefined} $urgent={isUrgent}>
        {hint} {more}
      </Hint>
    )}
    {children}
    {promise && !hint && <Promised>{promise}</Promised>}
  </Box>
);

/** Ignores the second click of a double click that was meant for the previous button at this position. */
export const once = (submit: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) submit();
};

const Box = styled.div`
  display: grid;
  gap: ${space('xs')};
`;

const Hint = styled.p<{ $urgent?: boolean }>`
  color: ${({ $urgent }) => color($urgent ? 'warning' : 'textSoft')};
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
