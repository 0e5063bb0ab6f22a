-- What somebody may do at the front desk. Whoever was there before could do everything, so nobody is shut out.
ALTER TABLE people ADD COLUMN role TEXT NOT NULL DEFAULT 'front desk' CHECK (role IN ('front desk', 'manager'));
UPDATE people SET role = 'manager';
