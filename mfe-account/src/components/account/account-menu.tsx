import { useEndpoint, useShopConfig } from '@shop/api';
import { moduleList } from '@shop/contract';
import { getAccountEntries } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, Icon, media, motion, radius, size, space } from '@shop/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

/** Scrolls the current page to the middle of a row that is wider than the window, without scrolling the window. */
function showCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector('[aria-current]');
  if (!list || !current) return;
  const [row, currentBox] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  list.scrollLeft += currentBox.left + currentBox.width / 2 - (row.left + row.width / 2);
}

/** The links to the pages of the account and to the shopping lists: a column at the side, on phones a row, if there is more than one. */
export function AccountMenu({ current }: { current: string }) {
  const { t } = useTranslation(messages);
  const settings = useShopConfig();
  const { data: modules } = useEndpoint(moduleList, {});
  const hasRental = modules?.some(({ type }) => type === 'rental') ?? false;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => showCurrent(list.current), [current]);
  return (
    <List ref={list}>
      {getAccountEntries(settings, hasRental).map(({ name, icon, to }) => (
        <li key={name}>
          <MenuLink to={to} aria-current={name === current ? 'page' : undefined}>
            <Icon name={icon} />
            {t(`account.${name}`)}
          </MenuLink>
        </li>
      ))}
    </List>
  );
}

/** On phones from edge to edge, which shows that the row scrolls. */
const List = styled.ul`
  display: flex;
  gap: ${space('xs')};
  margin-inline: calc(-1 * ${space('md')});
  padding: 2px ${space('md')};
  overflow-x: auto;
  scrollbar-width: none;
  ${media.desktop} {
    display: grid;
    gap: ${space('xxs')};
    margin-inline: 0;
    padding: 0;
  }
`;

const MenuLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  min-block-size: 44px;
  padding-inline: ${space('sm')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('full')};
  background: ${color('surface')};
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  font-weight: 600;
  white-space: nowrap;
  transition: background-color ${motion.fast};
  ${media.desktop} {
    gap: ${space('sm')};
    border-color: transparent;
    border-radius: ${radius('md')};
    background: transparent;
  }
  &:hover {
    background: ${color('sunken')};
  }
  &[aria-current] {
    border-color: ${color('brand')};
    background: ${color('brandGround')};
    color: ${color('brand')};
    ${media.desktop} {
      border-color: transparent;
    }
  }
`;
