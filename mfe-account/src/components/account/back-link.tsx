import { useTranslation } from '@shop/i18n';
import { Link, useLocation } from '@shop/router';
import { color, Icon, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** The pages that list something whose entries have pages of their own. */
export type ListingPage = 'my-orders' | 'my-trips';

/** The link from an entry to its list; visitors who came from the list find it as they left it. */
export function BackLink({ page }: { page: ListingPage }) {
  const { t } = useTranslation(messages);
  const { state } = useLocation() as { state: { list?: string } | null }; // written by the list's own links
  return (
    <Back to={state?.list?.startsWith('/') ? state.list : `/profile?page=${page}`}>
      <Icon name="arrow" size={16} mirrored />
      {t(`account.${page}`)}
    </Back>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space('xs')};
  min-block-size: 32px;
  color: ${color('brand')};
  font-size: ${size('sm')};
  font-weight: 600;
  & svg {
    rotate: 180deg;
  }
  &:hover {
    text-decoration: underline;
  }
`;
