import type { EndpointArgs, EndpointName, Endpoints } from '@shop/contract';
import type { QueryManifest, RouteManifest, VisitCondition } from './release-manifest';
import type { SlotName } from './slot-props';

/** What stands for a value of the address or the visitor's place; see `QueryManifest`. */
type FromVisit = `:${string}` | `?${string}` | '@latitude' | '@longitude';

type Template<Values> = { [Name in keyof Values]: Values[Name] | FromVisit };

/** The arguments that an endpoint takes, each of them a value or what stands for one. */
type ArgsTemplate<Args> = {
  [Part in keyof Args as Part & ('params' | 'query')]: Template<Args[Part]>;
};

/** What sends a body is an action, not a query. */
type QueryName = {
  [Name in EndpointName]: EndpointArgs<Endpoints[Name]> extends { body: unknown } ? never : Name;
}[EndpointName];

type QueryDeclarationFor<
  Name extends QueryName,
  Args = ArgsTemplate<EndpointArgs<Endpoints[Name]>>,
> = VisitCondition &
  Pick<QueryManifest, 'needsZone'> & { endpoint: Name } & (Partial<Args> extends Args
    ? { args?: Args }
    : { args: Args });

/** A initial query as an app writes it: an endpoint of the contract, with the arguments that this one takes. */
export type QueryDeclaration = { [Name in QueryName]: QueryDeclarationFor<Name> }[QueryName];

/** A route as an app writes it in `routes.manifest.ts`. */
export interface RouteDeclaration extends RouteManifest {
  first?: QueryDeclaration[];
  slots?: SlotName[];
  picture?: `${QueryName}.${string}`;
}
