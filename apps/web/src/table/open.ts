/** What is open over the table: a dialog, the log on a phone, or nothing. `sit` is the dialog for that free seat. */
export type Open =
  | {
      readonly name:
        | 'nothing'
        | 'share'
        | 'menu'
        | 'buy'
        | 'accounts'
        | 'name'
        | 'log'
        | 'rules'
        | 'night'
        | 'configure';
    }
  | { readonly name: 'sit'; readonly seat: number };
