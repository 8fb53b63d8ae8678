/** Words from which realistic company names are made. */
export const PLACES = [
  'Granite', 'Cascadia', 'Tidewater', 'Juniper', 'Redwood', 'Halvorsen', 'Alder', 'Pell', 'Orchard', 'Summit', 'Bluebird', 'Kestrel', 'Ironwood', 'Lakeshore',
  'Prairie', 'Harbor', 'Copper Ridge', 'Silver Creek', 'North Fork', 'Stonegate', 'Meadowlark', 'Timberline', 'Eagle Point', 'Foxglove', 'Wheatland', 'Bayview',
  'Cedar Hollow', 'Mesa Verde', 'Pinnacle', 'Riverbend', 'Sawtooth', 'Trailhead', 'Union', 'Vista', 'Westbrook', 'Yarrow', 'Zephyr', 'Brightwater', 'Dunmore',
  'Elk Run', 'Fairmont', 'Glenwood', 'Highland', 'Ivy Lane', 'Keystone Valley', 'Longmont', 'Maple Leaf', 'Niobrara', 'Oak Hill', 'Palisade',
] as const;

/** A trade as a certificate prints it, and the words in the names of such companies. */
export const TRADES = [
  ['Electrical', 'Electric'], ['Roofing', 'Roofing'], ['Plumbing', 'Plumbing & Heating'], ['Steel erection', 'Structural Steel'], ['Paving', 'Paving'],
  ['Demolition', 'Wrecking'], ['HVAC', 'Mechanical'], ['Landscaping', 'Landscapes'], ['Painting', 'Painting & Coatings'], ['Glazing', 'Glass'],
  ['Fire protection', 'Fire Protection'], ['Elevators', 'Elevator'], ['Concrete', 'Concrete'], ['Excavation', 'Earthworks'], ['Janitorial', 'Site Services'],
  ['Logistics', 'Freight'], ['Crane and rigging', 'Crane & Rigging'], ['Carpentry', 'Millwork'], ['Flooring', 'Flooring'], ['Scaffolding', 'Scaffold'],
] as const;

export const SUFFIXES = ['LLC', 'Inc.', 'Co.', '& Sons', 'Group'] as const;

/** City, state, postal code. */
export const CITIES = [
  ['Denver', 'CO', '80202'], ['Boulder', 'CO', '80301'], ['Austin', 'TX', '78701'], ['Reno', 'NV', '89501'], ['Portland', 'OR', '97204'],
  ['Norfolk', 'VA', '23510'], ['Pittsburgh', 'PA', '15222'], ['Fresno', 'CA', '93721'], ['Salt Lake City', 'UT', '84101'], ['Omaha', 'NE', '68102'],
  ['Tulsa', 'OK', '74103'], ['Boise', 'ID', '83702'], ['Tucson', 'AZ', '85701'], ['Madison', 'WI', '53703'], ['Chattanooga', 'TN', '37402'],
] as const;

export const STREETS = ['Quarry Road', 'Market Street', 'Industrial Way', 'Depot Avenue', 'Mill Lane', 'Commerce Drive', 'Foundry Street', 'Harbor Boulevard'] as const;
