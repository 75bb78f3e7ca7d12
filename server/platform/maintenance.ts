/** Since when the instance is closed, and what its pages say. */
export interface Closed {
  /** an instant */
  on_since: string;
  message: string | null;
  /** an instant */
  planned_end: string | null;
}

/** Whether the operator works on the instance. The switch is in the database: all servers follow it within a second. */
export interface Maintenance {
  isOn(): Promise<boolean>;
  /** null while the instance is open; at most a second old */
  closed(): Promise<Closed | null>;
  /** the same, read now */
  look(): Promise<Closed | null>;
}
