import { space } from '@shop/ui';
import styled from 'styled-components';

/** A payment gateway by its title and picture, as a choice's label. */
export const GatewayName = ({ title, imageUrl }: { title: string; imageUrl: string | null }) => (
  <Brand>
    <bdi>{title}</bdi>
    {imageUrl && <img src={imageUrl} alt="" width={56} height={28} />}
  </Brand>
);

const Brand = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('sm')};
  & img {
    flex: none;
    inline-size: 56px;
    block-size: 28px;
    object-fit: contain;
  }
`;
