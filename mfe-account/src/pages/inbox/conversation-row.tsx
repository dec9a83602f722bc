import type { Conversation } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, motion, radius, ShopImage, size, Skeleton, space, VisuallyHidden } from '@shop/ui';
import styled from 'styled-components';
import { toConversationAddress } from '../../components/account/inbox-address';
import { messages } from '../../messages';
import { useWhen } from './conversation/use-when';

interface Props {
  conversation: Conversation;
  /** Whether it is the open conversation. */
  isOpen: boolean;
}

/** Partner, last message, and number of unread messages. */
export function ConversationRow({ conversation, isOpen }: Props) {
  const { t } = useTranslation(messages);
  const { number } = useFormat();
  const { getShortTime } = useWhen();
  const { id, partner, last, unread } = conversation;
  const text = last?.text || (last && last.pictures > 0 ? t('inbox.pictures', { count: last.pictures }) : '');
  return (
    <TextLink to={toConversationAddress(id)} aria-current={isOpen ? 'true' : undefined}>
      <Face>
        <ShopImage src={partner.imageUrl} alt="" size={44} />
      </Face>
      <Text>
        <Line>
          <strong>
            <bdi>{partner.name}</bdi>
          </strong>
          {last && (
            <time dateTime={last.sentAt}>
              <bdi>{getShortTime(last.sentAt)}</bdi>
            </time>
          )}
        </Line>
        <small>{t(`inbox.kind.${partner.kind}`)}</small>
        <Line>
          <Last $isNew={unread > 0}>
            {last?.own && t('inbox.you')}
            <span dir="auto">{text}</span>
          </Last>
          {unread > 0 && !isOpen && (
            <Count>
              <span aria-hidden="true">{unread > 99 ? '99+' : number(unread)}</span>
              <VisuallyHidden>{t('inbox.unread', { count: unread })}</VisuallyHidden>
            </Count>
          )}
        </Line>
      </Text>
    </TextLink>
  );
}

const TextLink = styled(Link)`
  display: flex;
  gap: ${space('sm')};
  padding: ${space('sm')};
  border-radius: ${radius('md')};
  transition: background-color ${motion.fast};
  @media (hover: hover) {
    &:hover {
      background: ${color('sunken')};
    }
  }
  &[aria-current] {
    background: ${color('brandGround')};
  }
`;

const Face = styled.span`
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  overflow: hidden;
  border-radius: ${radius('full')};
`;

const Text = styled.div`
  flex: 1;
  min-inline-size: 0;
  & small {
    display: block;
    color: ${color('textFaint')};
    font-size: ${size('xs')};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space('xs')};
  & strong {
    overflow: hidden;
    font-weight: 600;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  & time {
    flex: none;
    color: ${color('textFaint')};
    font-size: ${size('xs')};
  }
`;

/** Long texts end in an ellipsis, in either direction. */
const Last = styled.span<{ $isNew: boolean }>`
  display: flex;
  gap: ${space('xxs')};
  min-inline-size: 0;
  color: ${({ $isNew }) => color($isNew ? 'text' : 'textSoft')};
  font-size: ${size('sm')};
  font-weight: ${({ $isNew }) => ($isNew ? 600 : 400)};
  white-space: nowrap;
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Count = styled.span`
  flex: none;
  min-inline-size: max(20px, 1.2em);
  padding-inline: 6px;
  border-radius: ${radius('full')};
  background: ${color('brand')};
  color: ${color('onBrand')};
  font-size: ${size('xs')};
  font-weight: 700;
  line-height: max(20px, 1.2em);
  text-align: center;
`;

/** Placeholder rows. */
export const ListSkeleton = () =>
  [60, 45, 70, 50].map((width) => (
    <Row key={width} aria-hidden="true">
      <Skeleton $width="44px" $height="44px" />
      <span>
        <Skeleton $width={`${width}%`} $height="18px" />
        <Skeleton $width="85%" $height="14px" />
      </span>
    </Row>
  ));

const Row = styled.li`
  display: flex;
  gap: ${space('sm')};
  padding: ${space('sm')};
  & > span {
    display: grid;
    flex: 1;
    align-content: center;
    gap: ${space('xs')};
  }
`;
