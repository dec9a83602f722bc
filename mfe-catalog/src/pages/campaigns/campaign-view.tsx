import { type Campaign, plainText } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { EmptyState, Heading, Icon, ShopImage, Title } from '@shop/ui';
import { campaignRatio, useCampaignDates } from '../../components/cards/campaign-card';
import { CardGrid } from '../../components/cards/card-grid';
import { StoreCard } from '../../components/cards/store-card';
import { messages } from '../../messages';
import { useModuleType } from '../../components/page/use-module-type';
import { Banner, Description, Facts, Fact, Stores } from './campaign-view.styles';

/** Store covers visible at once. */
const eagerCount = 2;

/** A campaign's description, dates and stores. Dates and hours are in the shop's time zone (D-12). */
export function CampaignView({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation(messages);
  const context = useModuleType();
  const dates = useCampaignDates(campaign, true);
  const { title, description, imageUrl, stores } = campaign;
  return (
    <>
      <Banner>
        <ShopImage src={imageUrl} alt="" ratio={campaignRatio} eager rounded size="banner" />
        <Facts>
          <Title tabIndex={-1}>
            <bdi>{title}</bdi>
          </Title>
          {dates && (
            <Fact>
              <Icon name="clock" size={16} />
              {dates}
            </Fact>
          )}
          <Fact>
            <Icon name="store" size={16} />
            {t('campaigns.stores', { count: stores.length, context })}
          </Fact>
          {description && (
            <Description>
              <bdi>{plainText(description)}</bdi>
            </Description>
          )}
        </Facts>
      </Banner>
      <Stores>
        <Heading>{t('campaigns.takePart', { context })}</Heading>
        {stores.length === 0 ? (
          <EmptyState drawing="pin" title={t('campaigns.noStores', { context })} />
        ) : (
          <CardGrid $wide>
            {stores.map((store, index) => (
              <li key={store.id}>
                <StoreCard store={store} eager={index < eagerCount} />
              </li>
            ))}
          </CardGrid>
        )}
      </Stores>
    </>
  );
}
