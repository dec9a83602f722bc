import { Link, useIntent } from '@shop/router';
import { color, Icon, radius, ShopImage, size, space, type IconName } from '@shop/ui';
import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { splitByMatch } from './matching';

interface OptionProps {
  id: string;
  to: string;
  isActive: boolean;
  onOpened: () => void;
  /** The icon or picture before the text. */
  leading: ReactNode;
  children: ReactNode;
}

/** An option: a link that the field's arrow keys reach. Its page is prefetched while it is active. */
export function Option({ id, to, isActive, onOpened, leading, children }: OptionProps) {
  const intend = useIntent();
  useEffect(() => {
    if (isActive) intend(to);
  }, [isActive, intend, to]);
  return (
    <Line id={id} role="option" aria-selected={isActive} tabIndex={-1} to={to} onClick={onOpened}>
      {leading}
      <Text>{children}</Text>
    </Line>
  );
}

/** A name with the typed parts highlighted. */
export function HighlightedText({ text, typed }: { text: string; typed: string }) {
  return (
    <bdi>
      {splitByMatch(text, typed).map((segment, at) =>
        segment.isTyped ? <mark key={at}>{segment.text}</mark> : <span key={at}>{segment.text}</span>,
      )}
    </bdi>
  );
}

export const OptionIcon = ({ icon }: { icon: IconName }) => (
  <Disc>
    <Icon name={icon} size={18} />
  </Disc>
);

export const Thumb = ({ src }: { src: string | null }) => (
  <Small>
    <ShopImage src={src} alt="" size={40} />
  </Small>
);

/** The second line. */
export const SecondLine = styled.small`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  font-size: ${size('xs')};
  color: ${color('textSoft')};
`;

const Line = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  min-block-size: 48px;
  padding: ${space('xxs')} ${space('md')};
  font-size: ${size('sm')};
  @media (hover: hover) {
    &:hover {
      background: ${color('sunken')};
    }
  }
  &[aria-selected='true'] {
    background: ${color('brandGround')};
    box-shadow: inset 3px 0 ${color('brand')};
    [dir='rtl'] & {
      box-shadow: inset -3px 0 ${color('brand')};
    }
  }
`;

const Text = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  & mark {
    background: none;
    color: inherit;
    font-weight: 700;
  }
`;

const Small = styled.span`
  flex: none;
  inline-size: 40px;
  border-radius: ${radius('sm')};
  overflow: hidden;
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${radius('sm')};
  color: ${color('textFaint')};
  background: ${color('sunken')};
`;
