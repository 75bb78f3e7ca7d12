/** An instance that is closed for maintenance: since when, and the note that its pages show. */
export interface MaintenanceState {
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
  closed(): Promise<MaintenanceState | null>;
  /** the same, read now */
  look(): Promise<MaintenanceState | null>;
}
