import { useEndpoint } from '@shop/api';
import { customerInfo } from '@shop/contract';
import { color, size, Skeleton, space } from '@shop/ui';
import styled from 'styled-components';
import { Avatar } from './avatar';

/** Whose account it is. */
export function AccountOwner() {
  const { data } = useEndpoint(customerInfo, {});
  const name = data && [data.firstName, data.lastName].filter(Boolean).join(' ');
  return (
    <Line>
      <Avatar src={data?.imageUrl ?? null} name={name ?? ''} width={48} />
      <div>
        {data ? (
          <>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <small>
              <bdi>{data.email || data.phone}</bdi>
            </small>
          </>
        ) : (
          <Skeleton $height="18px" $width="120px" />
        )}
      </div>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  min-block-size: 56px;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    min-inline-size: 0;
  }
  & strong,
  & small {
    max-inline-size: 100%;
  }
  /* Its own direction: what is too long loses its end, not its beginning. */
  & bdi {
    display: block;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  & small {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
`;
