import { color, Icon, radius, size, space, type IconName } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A message of two lines about an obstacle. */
export function StatusMessage({
  icon,
  title,
  children,
}: {
  icon: IconName;
  title: string;
  children?: ReactNode;
}) {
  return (
    <Box role="note">
      <Icon name={icon} size={24} />
      <p>
        <strong>{title}</strong>
        {children}
      </p>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  margin-block-end: ${space('md')};
  padding: ${space('sm')} ${space('md')};
  border-radius: ${radius('lg')};
  background: ${color('warningGround')};
  color: ${color('warning')};
  font-size: ${size('sm')};
  & strong {
    display: block;
    font-size: ${size('md')};
  }
`;
