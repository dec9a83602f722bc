import { useShopConfig } from '@shop/api';
import type { ShopConfig } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, Container, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { FooterLink } from '../footer/footer-link';
import { useFooterGroups } from '../footer/footer-links';
import { PrivacyChoices } from '../footer/privacy-choices';

/** Bottom of a checkout: the shop's policies in a line, each in a new window, and the privacy choices. X-18. */
export function CheckoutFooter() {
  const settings = useShopConfig();
  return (
    <Frame>
      <Line>
        {settings && <Policies settings={settings} />}
        <PrivacyChoices />
      </Line>
    </Frame>
  );
}

function Policies({ settings }: { settings: ShopConfig }) {
  const { t } = useTranslation(messages);
  const policies = useFooterGroups(settings).find(({ name }) => name === 'policies');
  return (
    policies && (
      <nav aria-label={t('footer.policies')}>
        {policies.links.map((link) => (
          <FooterLink key={link.to} link={{ ...link, isAside: true }} />
        ))}
      </nav>
    )
  );
}

const Frame = styled.footer`
  margin-block-start: auto;
  padding-block: ${space('xs')};
  border-block-start: 1px solid ${color('border')};
  color: ${color('textSoft')};
  font-size: ${size('sm')};
`;

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space('md')};
  & nav {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space('md')};
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
  & a:hover {
    text-decoration: underline;
  }
`;
